import { runUnderProjectNode } from './install.mjs';
import { MALLOC } from './malloc.mjs';

runUnderProjectNode('start.ts', MALLOC);
