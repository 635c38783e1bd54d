package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.ReadingLimits;
import java.awt.geom.GeneralPath;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.DrawObject;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Collects what is drawn along an axis: strokes, and filled rectangles as thin as strokes. */
final class Rulings extends PDFGraphicsStreamEngine {

    private static final double THIN = 3;
    private static final double SHORTEST = 4;

    private final GeneralPath path = new GeneralPath();
    private final PageFrame frame;
    private final List<Ruling> found = new ArrayList<>();

    private Rulings(PDPage page, PageFrame frame) {
        super(page);
        this.frame = frame;
        addOperator(new DrawObject(this));
        addOperator(new NoInlineImage(this));
    }

    /** Pictures hold no rulings, and may unpack to gigabytes. */
    private static final class NoInlineImage extends OperatorProcessor {

        NoInlineImage(PDFStreamEngine engine) {
            super(engine);
        }

        @Override
        public void process(Operator operator, List<COSBase> operands) {
            // Left packed.
        }

        @Override
        public String getName() {
            return OperatorName.BEGIN_INLINE_IMAGE;
        }
    }

    /** The rulings of a page; none where there are so many that they draw a picture. */
    static List<Ruling> of(PDPage page, PageFrame frame) throws IOException {
        Rulings rulings = new Rulings(page, frame);
        rulings.processPage(page);
        return rulings.found.size() > ReadingLimits.RULINGS_PER_PAGE ? List.of() : rulings.found;
    }

    @Override
    public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
        path.moveTo(p0.getX(), p0.getY());
        path.lineTo(p1.getX(), p1.getY());
        path.lineTo(p2.getX(), p2.getY());
        path.lineTo(p3.getX(), p3.getY());
        path.closePath();
    }

    @Override
    public void moveTo(float x, float y) {
        path.moveTo(x, y);
    }

    @Override
    public void lineTo(float x, float y) {
        if (path.getCurrentPoint() == null) {
            path.moveTo(x, y);
        }
        path.lineTo(x, y);
    }

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        path.moveTo(x3, y3);
    }

    @Override
    public Point2D getCurrentPoint() {
        return path.getCurrentPoint() == null ? new Point2D.Float() : path.getCurrentPoint();
    }

    @Override
    public void closePath() {
        if (path.getCurrentPoint() != null) {
            path.closePath();
        }
    }

    @Override
    public void endPath() {
        path.reset();
    }

    @Override
    public void strokePath() {
        edges();
        path.reset();
    }

    @Override
    public void fillPath(int windingRule) {
        double[] box = frame.box(path.getBounds2D());
        if (Math.min(box[2] - box[0], box[3] - box[1]) <= THIN) {
            add(box[0], box[1], box[2], box[3]);
        }
        path.reset();
    }

    @Override
    public void fillAndStrokePath(int windingRule) {
        strokePath();
    }

    @Override
    public void clip(int windingRule) {
        // What is clipped away is seldom a table's border.
    }

    @Override
    public void drawImage(PDImage image) {
        // Pictures hold no rulings.
    }

    @Override
    public void shadingFill(COSName shading) {
        // Shading holds no rulings.
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) {
        // Text is read by PageText.
    }

    private void edges() {
        double[] point = new double[6];
        double x = 0;
        double y = 0;
        double startX = 0;
        double startY = 0;
        for (PathIterator it = path.getPathIterator(null); !it.isDone(); it.next()) {
            int kind = it.currentSegment(point);
            if (kind == PathIterator.SEG_MOVETO) {
                startX = point[0];
                startY = point[1];
            } else if (kind == PathIterator.SEG_LINETO) {
                edge(x, y, point[0], point[1]);
            } else if (kind == PathIterator.SEG_CLOSE) {
                edge(x, y, startX, startY);
                point[0] = startX;
                point[1] = startY;
            }
            x = point[0];
            y = point[1];
        }
    }

    private void edge(double x1, double y1, double x2, double y2) {
        double[] from = frame.point(x1, y1);
        double[] to = frame.point(x2, y2);
        add(Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1]));
    }

    private void add(double x1, double y1, double x2, double y2) {
        boolean along = Math.min(x2 - x1, y2 - y1) <= THIN;
        if (along && Math.max(x2 - x1, y2 - y1) >= SHORTEST && found.size() <= ReadingLimits.RULINGS_PER_PAGE) {
            found.add(new Ruling(x1, y1, x2, y2));
        }
    }
}
