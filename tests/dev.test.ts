import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets } from '../api/secrets.ts';
import { startChild, type Child } from '../scripts/children.ts';
import { ROOT } from '../scripts/run.ts';
import { freePort } from './harness/ports.ts';

const START_MS = 60_000;

let dataDir: string;
let env: NodeJS.ProcessEnv;
let url: string;
let site: ChildProcess;
let api: Child | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kheya-dev-'));
  const port = await freePort();
  env = {
    ...process.env,
    ...loadSecrets(dataDir, {}),
    LOG_LEVEL: 'silent',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const sitePort = await freePort();
  url = `http://127.0.0.1:${sitePort}`;
  site = spawn(
    process.execPath,
    [join(ROOT, 'scripts/dev.ts'), '--host', '127.0.0.1', '--port', String(sitePort)],
    {
      cwd: ROOT,
      // Astro serves no pages when it detects Vitest.
      env: { ...env, NODE_ENV: 'development', VITEST: undefined },
      stdio: 'ignore',
    },
  );
  const deadline = Date.now() + START_MS;
  // Polls: Astro listens before its routes are ready.
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (site.exitCode !== null || Date.now() > deadline) throw new Error('The site did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}, START_MS);

afterAll(async () => {
  site.kill('SIGTERM');
  if (site.exitCode === null) await once(site, 'exit');
  await api?.stop();
  await rm(dataDir, { recursive: true, force: true });
}, START_MS);

/** The text of a page, requested as by a browser. */
async function words(path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

test(
  'lists say that the API cannot be reached, and show what it has once it is there',
  async () => {
    for (const [list, title, hint, retry] of [
      [
        '/tours',
        'Connection Error',
        'Unable to connect to server. Please ensure the backend is running on port 8000.',
        'Retry Connection',
      ],
      ['/bn/blog', 'সংযোগে সমস্যা', '৮০০০ পোর্টে', 'আবার সংযোগ করুন'],
    ] as const) {
      const page = await words(list);
      for (const text of [title, hint, retry]) expect(page).toContain(text);
      expect(page).not.toContain('available at the moment');
    }
    const home = await words('/');
    expect(home, 'Vite may write styles into the page').toMatch(
      /style-src 'self' 'unsafe-inline';/,
    );
    expect(home, 'the page script brings the islands').not.toContain('<script>');
    expect(home, 'the agency has its default facts').toContain('Kheya Travels');
    expect(home, 'samples stand in for posts').toContain('What to put in the folder');

    api = startChild('api/main.ts', env);
    await api.ready;
    const tours = await words('/tours');
    expect(tours).toContain('No tours available at the moment');
    expect(tours).not.toContain('Connection Error');
    expect(await words('/blog')).toContain('No blog posts available at the moment.');
    expect(await words('/bn/blog')).toContain('এই মুহূর্তে কোনো ব্লগ পোস্ট নেই।');
  },
  START_MS,
);
