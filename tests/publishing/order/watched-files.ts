import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Thrown in place of a change of a file: there the process ended. */
export class CutOff extends Error {}

/** Observes how pages are replaced and removed. */
export const changes = {
  /** Called after each. */
  seen: (): void => undefined,
  /** How many are made before one is cut off; undefined: all. */
  left: undefined as number | undefined,
};

function change(work: () => void): void {
  if (changes.left === 0) throw new CutOff();
  if (changes.left !== undefined) changes.left--;
  work();
  changes.seen();
}

const { renameSync, rmSync } = fs;
Object.assign(fs, {
  renameSync: (from: string, to: string) => change(() => renameSync(from, to)),
  rmSync: (path: string, options: object) => {
    const remove = () => rmSync(path, options);
    if (path.endsWith('.html')) change(remove);
    else remove();
  },
});
// Modules that import the functions by their names get these.
syncBuiltinESMExports();
