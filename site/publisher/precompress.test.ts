import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIN_BYTES, Precompressed } from './precompress.ts';

const FILES = 800;

let folder: string;
let precompressed: Precompressed;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-precompress-'));
  precompressed = new Precompressed(folder);
});
afterEach(async () => {
  await precompressed.close();
  rmSync(folder, { recursive: true });
});

test('files that go while a folder is looked through stop nobody', async () => {
  const files = Array.from({ length: FILES }, (_, n) => join(folder, `${n}.html`));
  for (const file of files) writeFileSync(file, 'x'.repeat(MIN_BYTES));
  const looking = precompressed.addMissing(folder);
  // Half-way through, as far as that can be said of another's work.
  await wait(10);
  for (const file of files) unlinkSync(file);
  await expect(looking).resolves.toBeUndefined();
});
