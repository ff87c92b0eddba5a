import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { Product } from '../harness/product.ts';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const TOUR = 'coxs-bazar-inani';
const run = promisify(execFile);

describe('whoever looks after the site from a terminal', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few' });
  });
  afterAll(() => product.stop());

  const site = (...words: string[]): Promise<Outcome> =>
    run(process.execPath, [join(ROOT, 'scripts/site.ts'), ...words], {
      env: { ...process.env, DATA_DIR: product.dataDir },
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
