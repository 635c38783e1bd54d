package io.dossier.systemtests;

import java.sql.SQLException;
import java.util.List;

/**
 * Every move of every run from now on, written down by a trigger in the product's own database: it sees them all,
 * whichever server makes them. A claim waits for the commit that frees a place, so the order of times is that of events.
 */
final class RunWatch {

    private final ProductDatabase database;

    private RunWatch(ProductDatabase database) {
        this.database = database;
    }

    static RunWatch over(ProductDatabase database) throws SQLException {
        database.execute("""
                create schema watch;
                create table watch.move (
                    number bigserial, run uuid, owner text, before text, after text, at timestamptz);
                create function watch.note() returns trigger language plpgsql security definer as $$
                    begin
                        insert into watch.move (run, owner, before, after, at)
                        values (new.id, new.owner, old.status, new.status, clock_timestamp());
                        return null;
                    end $$;
                create trigger watch after update on generation_run for each row
                    when (old.status is distinct from new.status or old.claim <> new.claim)
                    execute function watch.note();
                """);
        return new RunWatch(database);
    }

    /** The largest number of runs that were claimed at the same time. */
    int mostAtOnce() throws SQLException {
        return number("""
                select max(running) from (
                    select sum((after = 'RUNNING')::int - (before = 'RUNNING')::int)
                        over (order by at, number) as running
                    from watch.move) claimed
                """);
    }

    /**
     * The largest number of jobs that were in a step at the same time, as the batch runtime knows it; but for the last
     * step, whose end it notes when the run is done already.
     */
    int mostJobsAtOnce() throws SQLException {
        return number("""
                with step as (
                    select s.starttime, s.endtime from batch.jbatchstepexecutioninstancedata s
                    join batch.jbatchexecutioninstancedata using (jobexecid)
                    join batch.jbatchjobinstancedata job using (jobinstanceid)
                    where job.name = 'generate-document' and s.stepname <> 'produce-docx'),
                edge as (
                    select starttime as at, 1 as change from step union all select endtime, -1 from step)
                select max(working) from (select sum(change) over (order by at, change) as working from edge) working
                """);
    }

    /** The servers that claimed a run, by name. */
    List<String> servers() throws SQLException {
        return database.strings(
                "select distinct split_part(owner, '/', 1) from watch.move where after = 'RUNNING' order by 1");
    }

    /** Moves of each run, one line for each that is not claimed once and done once. */
    List<String> otherThanOnce() throws SQLException {
        return database.strings("""
                select run || ': ' || string_agg(before || '-' || after, ', ' order by at, number) from watch.move
                group by run
                having string_agg(before || '-' || after, ', ' order by at, number) <> 'PENDING-RUNNING, RUNNING-DONE'
                """);
    }

    /** Jobs that the batch runtime ever started. */
    int jobs() throws SQLException {
        return number("select count(*) from batch.jbatchjobinstancedata where name = 'generate-document'");
    }

    /** What the ledger holds of each run that moved: its steps in the order in which they were completed. */
    List<String> stepsOfEach() throws SQLException {
        return database.strings("""
                select string_agg(step, ', ' order by completed) from (
                    select document_id, step, max(completed_at) as completed from run_step
                    where document_id in (
                        select document_id from generation_run where id in (select run from watch.move))
                    group by document_id, step) done
                group by document_id
                """);
    }

    private int number(String sql) throws SQLException {
        return Integer.parseInt(database.strings(sql).get(0));
    }
}
