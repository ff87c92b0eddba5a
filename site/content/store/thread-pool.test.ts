import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { threadPool } from './thread-pool.ts';

test('a thread that crashes after its task ends nothing but itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-threads-'));
  const filename = join(folder, 'worker.mjs');
  writeFileSync(
    filename,
    `export default (word) => {
       setTimeout(() => { throw new Error('crashed'); });
       return word;
     };`,
  );
  // Without atomics a thread goes on after its task, as one does whose task is aborted.
  const pool = threadPool<string, string>({ filename, maxThreads: 1, atomics: 'disabled' });
  for (const word of ['one', 'two']) {
    expect(await pool.run(word)).toBe(word);
    await expect.poll(() => pool.threads).toEqual([]);
  }
  await pool.destroy();
  rmSync(folder, { recursive: true });
});
