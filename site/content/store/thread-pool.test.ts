import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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

test('tasks that wait fail where the last thread has died, and the next ones have another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-threads-'));
  const filename = join(folder, 'worker.mjs');
  const broken = join(folder, 'broken');
  writeFileSync(
    filename,
    `import { existsSync } from 'node:fs';
     if (existsSync(${JSON.stringify(broken)})) throw new Error('no more files');
     export default (word) => {
       if (word === 'crash') setTimeout(() => { throw new Error('crashed'); });
       return word === 'crash' ? new Promise(() => undefined) : word;
     };`,
  );
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const pool = threadPool<string, string>({ filename, maxThreads: 1, atomics: 'disabled' });
  const outcomes = async (words: string[]) =>
    (await Promise.allSettled(words.map((word) => pool.run(word)))).map(({ status }) => status);
  writeFileSync(broken, '');
  expect(await outcomes(['one', 'two'])).toEqual(['rejected', 'rejected']);
  expect(log.mock.calls.flat()).toEqual(['A thread could not be started: Error: no more files']);
  rmSync(broken);
  expect(await outcomes(['one', 'two'])).toEqual(['fulfilled', 'fulfilled']);
  expect(await outcomes(['crash', 'two', 'three'])).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await outcomes(['one', 'two'])).toEqual(['fulfilled', 'fulfilled']);
  log.mockRestore();
  await pool.destroy();
  rmSync(folder, { recursive: true });
});
