import { runUnderProjectNode } from './install.mjs';

runUnderProjectNode('compile-all.ts');
