import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileWhole } from './files.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kheya-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a module in a process whose files cannot grow beyond some KB, as on a full disk. */
function withLimit(kilobytes: number, code: string): string {
  const limited = `ulimit -f ${kilobytes}; exec "$0" --input-type=module -e "$1"`;
  return execFileSync('bash', ['-c', limited, process.execPath, code], { encoding: 'utf8' }).trim();
}

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));

test.skipIf(process.platform === 'win32').for(['stage', 'writeSynced', 'writeFileWhole'])(
  'a disk that is full in the middle of %s is told, and nothing of it stays',
  (name) => {
    const file = JSON.stringify(join(folder, 'page.html'));
    const code = `
      import { ${name} } from ${module('files.ts')};
      await (async () => ${name}(${file}, Buffer.alloc(65_536, 'x')))()
        .catch(({ code }) => console.log(code));`;
    expect(withLimit(8, code)).toBe('EFBIG');
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'a disk that has room for the first compressed version alone keeps neither',
  () => {
    // Farther apart than gzip looks back: brotli finds the second to be the first.
    const noise = randomBytes(6_000);
    const page = join(folder, 'page.html');
    writeFileSync(page, Buffer.concat([noise, Buffer.alloc(40_000, 'x'), noise]));
    const code = `
      import { Precompressed } from ${module('../derived/precompress.ts')};
      const running = setInterval(() => undefined, 1_000);
      console.error = (told) => {
        clearInterval(running);
        console.log(/E[A-Z]+/.exec(told)?.[0]);
      };
      const folder = ${JSON.stringify(folder)};
      new Precompressed(folder, folder).add([${JSON.stringify(page)}]);`;
    expect(withLimit(8, code)).toBe('EFBIG');
    expect(readdirSync(folder)).toEqual(['page.html']);
  },
);

test('a file that cannot get its name leaves no temporary one', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'folder'), { recursive: true });
  await expect(writeFileWhole(taken, Buffer.from('text'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
