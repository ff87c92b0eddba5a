import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIN_BYTES, Twins } from './twins.ts';

const FILES = 800;

let folder: string;
let twins: Twins;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-twins-'));
  twins = new Twins(folder);
});
afterEach(async () => {
  await twins.close();
  rmSync(folder, { recursive: true });
});

test('files that go while a folder is looked through stop nobody', async () => {
  const files = Array.from({ length: FILES }, (_, n) => join(folder, `${n}.html`));
  for (const file of files) writeFileSync(file, 'x'.repeat(MIN_BYTES));
  const looking = twins.makeMissing(folder);
  // Half-way through, as far as that can be said of another's work.
  await wait(10);
  for (const file of files) unlinkSync(file);
  await expect(looking).resolves.toBeUndefined();
});
