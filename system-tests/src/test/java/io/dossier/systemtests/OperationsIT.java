package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

/** What holds for every operation that is described. The client holds each answer against the description. */
@ExtendWith(RunningProduct.class)
class OperationsIT {

    private final Api nobody;
    private final Api stray;

    OperationsIT(Api api) {
        nobody = api;
        stray = api.as(Api.NOBODY);
    }

    @TestFactory
    Stream<DynamicTest> withoutCredentialItIsRefused() {
        return each(nobody.description().operations().stream().filter(Operation::secured), operation -> {
            Answer answer = operation.call(nobody);

            assertThat(answer.status()).isEqualTo(operation.response(401).isMissingNode() ? 400 : 401);
            assertThat(answer.problem()).isEqualTo("Not authenticated");
            assertThat(answer.headers().firstValue("WWW-Authenticate")).hasValue("Bearer");
        });
    }

    @TestFactory
    Stream<DynamicTest> withABadCredentialItIsRefused() {
        Api forger = nobody.withToken("not.a.token");
        return each(nobody.description().operations().stream().filter(Operation::secured), operation -> {
            Answer answer = operation.call(forger);

            assertThat(answer.status()).isIn(400, 401);
            assertThat(answer.problem()).isEqualTo("Invalid authentication credentials");
        });
    }

    @TestFactory
    Stream<DynamicTest> anAccountWithoutOrganizationIsRefused() {
        return each(nobody.description().operations().stream().filter(Operation::secured), operation -> {
            Answer answer = operation.call(stray);

            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.problem()).isEqualTo("User has no organization or not authorized");
        });
    }

    @TestFactory
    Stream<DynamicTest> anotherMethodIsNotAllowed() {
        Stream<Operation> onePerPath = nobody.description().operations().stream()
                .filter(operation -> described(operation.path()).get(0).equals(operation.method()));
        return each(onePerPath, operation -> {
            Answer answer = new Operation("PATCH", operation.path(), operation.node()).call(nobody);

            assertThat(answer.status()).isEqualTo(405);
            assertThat(Arrays.asList(
                            answer.headers().firstValue("Allow").orElse("").split(",\\s*")))
                    .containsAll(described(operation.path()));
        });
    }

    @TestFactory
    Stream<DynamicTest> aPublicOperationNeedsNoCredential() {
        return each(
                nobody.description().operations().stream().filter(operation -> !operation.secured()),
                operation -> assertThat(operation.call(nobody).status()).isNotIn(401, 403));
    }

    private List<String> described(String path) {
        return nobody.description().operations().stream()
                .filter(operation -> operation.path().equals(path))
                .map(Operation::method)
                .toList();
    }

    private static Stream<DynamicTest> each(Stream<Operation> operations, Consumer<Operation> test) {
        return operations.map(operation -> DynamicTest.dynamicTest(operation.toString(), () -> test.accept(operation)));
    }
}
