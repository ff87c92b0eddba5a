import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kheya-install-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(["Rahim's site", 'site #1', '100%', 'what?', 'all*', 'a "site"'])(
  'a project in a folder named %s says in one line that it cannot be compiled there',
  async (name) => {
    const project = join(folder, name);
    for (const script of ['start.mjs', 'install.mjs', 'npm-parent.mjs', 'malloc.mjs'])
      await cp(join(ROOT, 'scripts', script), join(project, 'scripts', script));
    const started = promisify(execFile)(process.execPath, [join(project, 'scripts/start.mjs')]);
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: `Astro and Vite compile nothing in a folder whose path has one of ' " # % ? *: ${project}\n`,
    });
  },
);

test('a command that is killed, as where memory runs out, is named', async () => {
  const command = `
    import { runUnderProjectNode } from ${JSON.stringify(join(ROOT, 'scripts/install.mjs'))};
    runUnderProjectNode(${JSON.stringify(relative(join(ROOT, 'scripts'), join(folder, 'killed.ts')))});`;
  await writeFile(join(folder, 'killed.ts'), "process.kill(process.pid, 'SIGKILL');");
  const started = promisify(execFile)(process.execPath, ['--input-type=module', '-e', command]);
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/killed\.ts ended by SIGKILL\n$/) as string,
  });
});
