import { runUnderProjectNode } from './install.mjs';

runUnderProjectNode('check.ts');
