package io.dossier.systemtests;

/** What a power failure, an operator or the kernel may take away, and how the product comes back. */
enum Kill {
    SERVER {
        @Override
        void strike(Product product) {
            ProductProcess.of(product, "server").kill();
            product.start();
        }
    },
    /** PostgreSQL, their child, lives on. */
    SERVICES {
        @Override
        void strike(Product product) {
            ProductProcess.of(product, "services").kill();
            product.start();
        }
    },
    /** Comes back by itself. */
    DATABASE {
        @Override
        void strike(Product product) {
            ProductProcess.postmaster(product).kill();
        }
    },
    /** Comes back by itself. */
    WORKER {
        @Override
        void strike(Product product) {
            ProductProcess.worker(product).ifPresent(ProductProcess::kill);
        }
    },
    EVERYTHING {
        @Override
        void strike(Product product) {
            ProductProcess.of(product, "server").kill();
            ProductProcess.of(product, "services").kill();
            ProductProcess.postmaster(product).kill();
            product.start();
        }
    };

    /** Kills, and starts what does not come back by itself. */
    abstract void strike(Product product);
}
