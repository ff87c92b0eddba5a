import fc from 'fast-check';

// The suite is the same at every run; another seed explores, and repeats what a failure printed.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) });
