import { runUnderProjectNode } from './install.mjs';

runUnderProjectNode('start.ts');
