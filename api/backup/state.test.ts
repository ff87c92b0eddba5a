import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { noteBackups } from './state.ts';

/** An account without any right, on every Unix. */
const NOBODY = 65_534;

test.skipIf(process.getuid?.() !== 0)(
  'the account of the server reads of a backup that root made',
  () => {
    const folder = temporaryFolder();
    chownSync(folder.path, NOBODY, NOBODY);
    noteBackups(folder.path, { made: { at: '2026-01-01T00:00:00.000Z', file: 'b', bytes: 1 } });
    const { uid, gid, mode } = statSync(join(folder.path, 'backups.json'));
    expect([uid, gid, mode & 0o777]).toEqual([NOBODY, NOBODY, 0o600]);
    folder.remove();
  },
);
