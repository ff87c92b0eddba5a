import fc from 'fast-check';

// Fixed seed: runs are reproducible; another seed explores, and repeats what a failure printed.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) });
