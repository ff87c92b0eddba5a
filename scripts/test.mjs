import { runUnderProjectNode } from './install.mjs';

runUnderProjectNode('test.ts');
