import { path } from './shapes.ts';

/** The leaf of a maple or a plane, stalk down, around its own middle. */
export const lobedLeaf = (fill: string) =>
  path(
    'M0 -58L12 -32L30 -42L26 -12L52 -20L44 0L56 12L24 30L28 42L4 36V66H-4V36L-28 42L-24 30L-56 12L-44 0L-52 -20L-26 -12L-30 -42L-12 -32Z',
    fill,
  );
