import fc from 'fast-check';
import { SEED } from './harness/seed.ts';

fc.configureGlobal({ seed: SEED });
