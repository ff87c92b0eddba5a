import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../api/testing/eventually.ts';
import { ROOT } from '../../scripts/run.ts';
import { Product, SITE_URL } from '../harness/product.ts';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const TOUR = 'coxs-bazar-inani';
const run = promisify(execFile);

describe('whoever looks after the site from a terminal', () => {
  let product: Product;
  /** A cache that is told of pages. */
  let cache: Server;
  let told: string[] = [];
  beforeAll(async () => {
    cache = createServer((request, response) => {
      void json(request).then((message) => {
        const { data } = message as { data: { addresses: string[] | null } };
        told.push(...(data.addresses ?? ['all']).map((each) => each.replace(SITE_URL, '')));
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(cache, 'listening');
    const { port } = cache.address() as AddressInfo;
    const env = { REBUILD_WEBHOOKS: `purge+http://127.0.0.1:${port}/#window=0` };
    product = await Product.start({ content: 'few', env });
  });
  afterAll(async () => {
    await product.stop();
    cache.close();
  });

  const site = (...words: string[]): Promise<Outcome> =>
    run(process.execPath, [join(ROOT, 'scripts/site.ts'), ...words], {
      env: { ...process.env, ...product.place },
    }).then(
      (said) => ({ code: 0, ...said }),
      (error: Outcome) => error,
    );
  const file = (path: string) => join(product.siteDir, path);
  const tour = () => readFile(file(`tours/${TOUR}.html`), 'utf8');

  test('sees what was published, takes it back, and lets it come again', async () => {
    await product.call('PUT', `/tour-packages/${TOUR}`, { name: 'By the terminal' });
    await product.live();
    const status = await site('status');
    expect(status).toMatchObject({ code: 0, stderr: '' });
    expect(status.stdout).toMatch(/^The site shows revision \d+\.$/m);
    const [, id = ''] = /^ *(\d+) .+ live +tour-package coxs-bazar-inani$/m.exec(status.stdout)!;

    const taken = await site('rollback', id);
    expect(taken.code).toBe(0);
    expect(taken.stdout).toMatch(/^\d+ files stay as they were before a rollback: site:resume/m);
    expect(await tour()).not.toContain('By the terminal');
    expect((await site('rollback', id)).stderr).toContain('This publish was taken back already');

    expect((await site('resume')).stdout).not.toContain('stay as they were');
    expect(await tour()).toContain('By the terminal');
  });

  test('changes what staff and caches are told of, as a rollback in the CMS does', async () => {
    const ofTour = () => product.call('GET', `/publishing/records/tour-package/${TOUR}`);
    await product.call('PUT', `/tour-packages/${TOUR}`, { name: 'Not yet' });
    await product.live();
    await until(() => told.includes(`/tours/${TOUR}`));
    told = [];
    await site('rollback');
    expect((await ofTour()).body).toMatchObject({ state: 'pinned' });
    await until(() => told.includes(`/tours/${TOUR}`));
    told = [];
    await site('resume');
    expect((await ofTour()).body).toMatchObject({ state: 'live' });
    await until(() => told.includes(`/tours/${TOUR}`));
  });

  test('is told which files are not as the content says, and has them made anew', async () => {
    expect(await site('verify')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+ files rendered again, 0 differ$/m),
    });
    const whole = await readFile(file('about.html'), 'utf8');
    await writeFile(file('about.html'), whole.replace('</h1>', ' of yesterday</h1>'));
    expect(await site('verify')).toMatchObject({ code: 1, stderr: 'differs: /about\n' });
    expect((await site('rebuild')).code).toBe(0);
    expect(await readFile(file('about.html'), 'utf8')).toBe(whole);
  });

  test('is told what can be said, and what a rollback needs', async () => {
    expect(await site('polish')).toMatchObject({
      code: 1,
      stderr: 'Say one of: status, rebuild, resume, rollback, verify\n',
    });
    expect(await site('rollback', 'yesterday')).toMatchObject({
      code: 1,
      stderr: 'site:rollback takes the number of a publish: see site:status\n',
    });
    await product.killPublisher();
    expect(await site('status')).toMatchObject({
      code: 1,
      stderr: 'The publisher is not running\n',
    });
  });
});
