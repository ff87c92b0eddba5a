import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { S3Server } from '../../api/testing/bucket.ts';
import { temporaryFolder } from '../../api/testing/folder.ts';
import { command } from '../harness/command.ts';
import { compareFolders } from '../harness/folders.ts';
import { Product, SITE_URL } from '../harness/product.ts';
import { crawl } from '../publishing/crawler.ts';
import { missing, Saving } from './saving.ts';

/** A place in a bucket, by the slash at its end. */
const BUCKET = 's3://kheya/nightly/';
const BACKUP_KEY = 'nmRz-7Qp3_wLx0vKcT5uYb2eHjD8sFaG';

/** Between two saves: without one, hundreds of tours more are published at each turn of the drill. */
const PAUSE_MS = 100;

describe('a machine that is lost', () => {
  let product: Product;
  let folder: ReturnType<typeof temporaryFolder>;
  let env: NodeJS.ProcessEnv;
  let file: string;
  let s3: S3Server;
  beforeAll(async () => {
    product = await Product.start({ content: 'few' });
    folder = temporaryFolder();
    file = join(folder.path, 'kheya.backup');
    s3 = await new S3Server().start();
    env = {
      DATA_DIR: product.dataDir,
      SITE_URL,
      BACKUP_KEY,
      BACKUP_S3_ENDPOINT: s3.endpoint,
      BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
      BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
      // Taken, as by the publisher that is live.
      PUBLISHER_PORT: new URL(s3.endpoint).port,
    };
  });
  afterAll(async () => {
    await product.stop();
    await s3.stop();
    folder.remove();
  });

  const backup = (...args: string[]) => command('scripts/backup.ts', args, env);
  const restore = (...args: string[]) => command('scripts/restore.ts', args, env);
  const pictures = () =>
    readdirSync(join(product.dataDir, 'uploads')).filter((name) => !name.startsWith('.'));

  test('comes back from a backup that was made during saves, with every save that was acknowledged before', async () => {
    const saving = new Saving(product, PAUSE_MS);
    await expect.poll(() => saving.acknowledged.length).toBeGreaterThan(10);
    const before = [...saving.acknowledged];
    const made = await backup(file);
    await saving.stop();
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /: revision \d+, \d+ rows, \d+ files of pictures, .+ MB, encrypted\n$/,
    );
    expect(saving.acknowledged.length).toBeGreaterThan(before.length);
    const shown = pictures();

    expect(await product.killPublisher()).toBe(true);
    expect(await product.killApi()).toBe(true);
    // Kept elsewhere, as an operator keeps them.
    const secrets = readFileSync(join(product.dataDir, 'secrets.json'));
    rmSync(product.dataDir, { recursive: true });
    mkdirSync(product.dataDir);
    writeFileSync(join(product.dataDir, 'secrets.json'), secrets, { mode: 0o600 });

    const restored = await restore(file);
    expect(restored, restored.stderr).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('Secrets are no part of a backup');
    expect(pictures()).toEqual(shown);
    expect(existsSync(join(product.dataDir, 'site'))).toBe(false);
    await product.startApi();
    await product.startPublisher();
    expect(await missing(product, before)).toEqual([]);
    await product.live();
    expect((await compareFolders(product.siteDir, await product.fullBuild())).differing).toEqual(
      [],
    );
    expect(await crawl(product.siteDir)).toMatchObject({ torn: [], broken: [] });
  });

  test('would come back from one in a bucket: its site is what is live', async () => {
    await product.live();
    expect(await restore(BUCKET)).toMatchObject({
      code: 1,
      stderr: `There is no backup in ${BUCKET}.\n`,
    });
    const made = await backup(BUCKET);
    expect(made, made.stderr).toMatchObject({ code: 0 });
    const checked = await restore('--check', BUCKET);
    expect(checked, checked.stderr).toMatchObject({ code: 0, stderr: '' });
    expect(checked.stdout).toMatch(
      / can be restored: revision .+; its site is what is live, \d+ files; \d+ s\n$/,
    );
    const { proved } = JSON.parse(readFileSync(join(product.dataDir, 'backups.json'), 'utf8'));
    expect(proved).toMatchObject({ file: expect.stringContaining(BUCKET), passed: true });
    expect(made.stdout).toContain(`${proved.file}: revision `);
  });

  test('is told where a page is live that the backup would not make', async () => {
    const about = join(product.siteDir, 'about.html');
    const whole = readFileSync(about, 'utf8');
    writeFileSync(about, whole.replace('</h1>', ' of yesterday</h1>'));
    const checked = await restore('--check', BUCKET);
    expect(checked.code).toBe(1);
    const { proved } = JSON.parse(readFileSync(join(product.dataDir, 'backups.json'), 'utf8'));
    expect(proved).toMatchObject({
      file: expect.stringContaining(BUCKET),
      passed: false,
      reason: 'differs from what is live: about.html',
    });
    expect(checked.stderr).toBe(`${proved.reason}\n${proved.file} did not prove itself.\n`);
    writeFileSync(about, whole);
  });

  test('is no place for a restore while it is there, and says so in a line', async () => {
    const refused = await restore(file);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^\S+ is not empty: it has \S+\. A restore needs an empty DATA_DIR\.\n$/,
    );
    const other = { ...env, BACKUP_KEY: 'Wb4-xT9_uQe2ZkVr7Lm0pNs5YcHg3JdA' };
    expect(await command('scripts/restore.ts', [file], other)).toMatchObject({
      code: 1,
      stderr: 'kheya.backup was encrypted with another BACKUP_KEY.\n',
    });
    expect((await restore()).stderr).toBe(
      'Say which: npm run restore -- FILE, or npm run restore -- --check FILE\n',
    );
    expect((await backup()).stderr).toBe('Say where to: npm run backup -- FILE\n');
    expect((await backup(file)).stderr).toBe(`${file} is there already: choose another name.\n`);
    const nowhere = join(folder.path, 'nowhere');
    expect(await command('scripts/backup.ts', ['b'], { ...env, DATA_DIR: nowhere })).toMatchObject({
      code: 1,
      stderr: `There is no database in ${nowhere}: is it the right DATA_DIR?\n`,
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  test('can have its records moved, with sums that are equal, and not where something is', async () => {
    await product.killPublisher();
    await product.killApi();
    const from = join(product.dataDir, 'kheya.db');
    const to = join(folder.path, 'moved.db');
    const move = (...args: string[]) => command('scripts/move.ts', args, env);
    const moved = await move(`sqlite:${from}`, `sqlite://${to}`);
    expect(moved, moved.stderr).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toMatch(/^tour_packages +\d+ rows {2}[0-9a-f]{64} {2}equal$/m);
    expect(moved.stdout).toContain('Every row is there.');
    expect((await move(`sqlite:${from}`, `sqlite:${to}`)).stderr).toBe(
      `${to} is there already: nothing was moved\n`,
    );
    expect((await move(`sqlite:${from}`)).stderr).toMatch(/^Say from where to where/);
    const gone = join(folder.path, 'gone.db');
    expect((await move(`sqlite:${gone}`, `sqlite:${to}-2`)).stderr).toBe(`There is no ${gone}\n`);

    const site = join(folder.path, 'site');
    // A link that is copied as a link leads to what it is to be compared with.
    cpSync(realpathSync(product.siteDir), site, { recursive: true });
    for (const ending of ['', '-wal', '-shm']) rmSync(from + ending, { force: true });
    cpSync(to, from);
    await product.startApi();
    await product.startPublisher();
    await product.rebuild();
    expect((await compareFolders(product.siteDir, site)).differing).toEqual([]);
  });
});
