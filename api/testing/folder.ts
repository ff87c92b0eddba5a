import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder of the system's temporary ones, and how to be rid of it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'kheya-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
