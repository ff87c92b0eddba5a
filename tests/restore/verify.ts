// The long version of the drill: TOURS and PICTURES are lost and come back, from SQLite and PostgreSQL.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Db } from '../../api/db/database.ts';
import { engineOf } from '../../api/db/engine.ts';
import { sumsOf } from '../../api/testing/backups.ts';
import { TEMPLATE } from '../../api/testing/database.ts';
import { eventually } from '../../api/testing/eventually.ts';
import { temporaryFolder } from '../../api/testing/folder.ts';
import { foldersCompared, type Compared } from '../../scripts/folders-compared.ts';
import { fill } from '../bench/publishing/catalogue.ts';
import { clocked } from '../bench/publishing/whole.ts';
import { command, type Outcome } from '../harness/command.ts';
import startPostgres from '../harness/postgres.ts';
import { Product, SITE_URL } from '../harness/product.ts';
import { addPictures } from './pictures.ts';
import { missing, Saving } from './saving.ts';

const TOURS = Number(process.env['TOURS'] ?? 5_000);
const PICTURES = Number(process.env['PICTURES'] ?? 2_000);
/** A machine that is lost is to be back within it. */
const MOST_SECONDS = 300;
/** An editor who is in a hurry: pages are to be live again before the comparison. */
const PAUSE_MS = 150;
const LIVE = { withinMs: 1_200_000, everyMs: 1_000 };
const BACKUP_KEY = 'nmRz-7Qp3_wLx0vKcT5uYb2eHjD8sFaG';

const figures: Record<string, string | number> = {};
const wrong: string[] = [];
const expectThat = (isSo: boolean, otherwise: string) => void (!isSo && wrong.push(otherwise));

function done({ code, stderr, seconds, megabytes }: Outcome, what: string): void {
  expectThat(code === 0, `${what}: ${stderr}`);
  figures[`${what}, seconds`] = Number(seconds.toFixed(1));
  figures[`${what}, MB of memory`] = megabytes;
}

const differing = ({ differing: names }: Compared) =>
  `${names.length} files differ: ${names.slice(0, 5).join(', ')}`;

const percentile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0);

/** Before anything is published: what is written past the API is told to nobody. */
async function prepare(db: Db): Promise<void> {
  await fill(db, TOURS);
  await addPictures(db, join(dirname(engineOf(db).place), 'uploads'), PICTURES);
}

const folder = temporaryFolder();
const product = await Product.start({ content: 'demo', prepare });
const { dataDir } = product;
const env = { DATA_DIR: dataDir, SITE_URL, BACKUP_KEY };
const databaseFile = join(dataDir, 'kheya.db');
try {
  const quiet = new Saving(product, PAUSE_MS);
  await wait(5_000);
  await quiet.stop();
  const saving = new Saving(product, PAUSE_MS);
  const meanwhile = await command('scripts/backup.ts', [join(folder.path, 'meanwhile')], env);
  await saving.stop();
  done(meanwhile, 'backup during saves');
  figures['a save before, ms (median, 95 %)'] =
    `${percentile(quiet.took, 0.5)}, ${percentile(quiet.took, 0.95)}`;
  figures['a save meanwhile, ms (median, 95 %)'] =
    `${percentile(saving.took, 0.5)}, ${percentile(saving.took, 0.95)}`;
  await eventually(() => product.live(), LIVE);

  const file = join(folder.path, 'kheya.backup');
  const made = await command('scripts/backup.ts', [file], env);
  done(made, 'backup');
  figures['backup'] = made.stdout.trim().replace(`${file}: `, '');
  await product.killPublisher();
  await product.killApi();
  const before = join(folder.path, 'site');
  renameSync(join(dataDir, 'site'), before);
  const secrets = readFileSync(join(dataDir, 'secrets.json'));
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), secrets, { mode: 0o600 });

  const restored = await command('scripts/restore.ts', [file], env);
  done(restored, 'restore');
  const started = await clocked(async () => {
    await product.startApi();
    await product.startPublisher();
    await eventually(() => product.live(), LIVE);
  });
  figures['start, every page made, seconds'] = Number((started / 1_000).toFixed(1));
  const back = restored.seconds + started / 1_000;
  figures['lost and back, seconds'] = Number(back.toFixed(1));
  expectThat(back < MOST_SECONDS, `it took ${back} s until all was back`);
  const gone = await missing(product, [...quiet.acknowledged, ...saving.acknowledged]);
  expectThat(gone.length === 0, `${gone.length} saves are gone`);
  const compared = await foldersCompared(product.siteDir, join(before, 'current'));
  figures['files compared'] = compared.files;
  expectThat(compared.differing.length === 0, differing(compared));

  await product.killPublisher();
  await product.killApi();
  process.env['DB'] = 'postgres';
  const stop = await startPostgres();
  try {
    const address = `${process.env['TEST_POSTGRES']}/${TEMPLATE}`;
    const source = await openDatabase(databaseFile);
    const sums = JSON.stringify(await sumsOf(source));
    await source.destroy();
    done(
      await command('scripts/move.ts', [`sqlite:${databaseFile}`, address], env),
      'move to PostgreSQL',
    );
    rmSync(databaseFile);
    done(await command('scripts/move.ts', [address, `sqlite:${databaseFile}`], env), 'move back');
    const target = await openDatabase(databaseFile);
    expectThat(JSON.stringify(await sumsOf(target)) === sums, 'rows differ after there and back');
    await target.destroy();
    const own = { ...env, DATABASE_URL: address };
    done(await command('scripts/backup.ts', [`${file}-postgres`], own), 'backup of PostgreSQL');
  } finally {
    await stop?.();
  }
  await product.startApi();
  await product.startPublisher();
  await product.rebuild();
  const moved = await foldersCompared(product.siteDir, join(before, 'current'));
  expectThat(moved.differing.length === 0, `${differing(moved)} after a move`);
} finally {
  await product.stop();
  folder.remove();
}
for (const [what, figure] of Object.entries(figures)) console.info(`${what.padEnd(40)} ${figure}`);
for (const fault of wrong) console.error(fault);
if (wrong.length > 0) process.exitCode = 1;
