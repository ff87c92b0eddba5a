import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../api/testing/eventually.ts';
import { compileCms, compileSite } from '../../scripts/compile.ts';
import { ROOT } from '../../scripts/run.ts';
import { command } from '../harness/command.ts';
import { SITE_URL } from '../harness/product.ts';
import { freePort } from '../harness/ports.ts';
import { processesOf, running, start } from '../harness/started.ts';

let dataDir: string;
let port: number;
let env: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kheya-operators-'));
  port = await freePort();
  env = { PORT: String(port), DATA_DIR: dataDir, SITE_URL, SEED: 'none' };
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** An account without any right, on every Unix. */
const NOBODY = 65_534;
/** Lower than the workers of pictures and backups have, which without rights cannot be raised. */
const NICENESS = 11;

test.skipIf(process.getuid?.() !== 0)(
  'a checkout that root built runs as an account that may write the data folder alone, at low priority',
  async () => {
    await compileSite(SITE_URL);
    await compileCms();
    chownSync(dataDir, NOBODY, NOBODY);
    const started = start(env, { uid: NOBODY });
    setPriority(started.process.pid!, NICENESS);
    await running(started);
    for (const path of ['/bn', '/cms', '/api/v1/health'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.errors()).toBe('');
  },
);

test('a proxy to the outside is not asked for what stays on the machine', async () => {
  await compileSite(SITE_URL);
  await compileCms();
  const HTTP_PROXY = `http://127.0.0.1:${await freePort()}`;
  const proxied = { ...env, HTTP_PROXY, NODE_USE_ENV_PROXY: '1' };
  const started = start(proxied);
  try {
    await running(started);
    expect((await fetch(`http://127.0.0.1:${port}/bn`)).status).toBe(200);
    expect((await command('scripts/healthy.ts', [], proxied)).code).toBe(0);
  } finally {
    started.process.kill('SIGTERM');
    await started.ended;
  }
});

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to npm ends everything that npm start began',
  async (signal) => {
    const started = start(env, { npm: true });
    await until(() => processesOf(dataDir, 'api/main.ts').length > 0);
    started.process.kill(signal);
    await expect.poll(() => processesOf(dataDir, '')).toEqual([]);
  },
);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to a start that compiles leaves no compiler behind',
  async (signal) => {
    const started = start({ ...env, SITE_URL: `http://localhost:${port}` });
    await until(() => processesOf(dataDir, 'astro.mjs').length > 0);
    const [supervisor] = processesOf(dataDir, 'scripts/start.ts');
    process.kill(supervisor!, signal);
    await expect.poll(() => processesOf(dataDir, '')).toEqual([]);
    if (signal === 'SIGTERM') expect([await started.ended, started.errors()]).toEqual([0, '']);
    rmSync(join(ROOT, `dist/site/.building-${supervisor}`), { recursive: true, force: true });
  },
);
