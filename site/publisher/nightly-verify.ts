import type { SelfCheck, Verified } from '#model/publishing/index.ts';
import { allPages } from './dependencies.ts';
import { failedPages } from './failures.ts';
import { writeFileWhole } from './files.ts';
import type { History } from './history.ts';
import type { RenderPool } from './bulk-rendering.ts';
import type { ContentDb } from '../content/content-db.ts';

/** Paths that the report names; more are only counted. */
const NAMED = 20;
/** Pages compared before publishing gets its turn. */
const AT_ONCE = 40;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Bangladesh is UTC+6, summer and winter. */
const OFFSET_MS = 6 * 60 * 60 * 1000;
/** Three in the morning: the agency sleeps, and so do most visitors. */
const HOUR_MS = 3 * 60 * 60 * 1000;

/** Milliseconds until three in the morning in Dhaka. */
export function untilNight(now: Date): number {
  const sinceNight = (now.getTime() + OFFSET_MS - HOUR_MS) % DAY_MS;
  return DAY_MS - sinceNight;
}

interface Compared {
  db: ContentDb;
  history: History;
  pool: RenderPool;
}

/** Renders every page that is to be as the content is, and answers those whose file differs. */
export async function verify(
  { db, history, pool }: Compared,
  exclusive: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Verified> {
  const all = allPages(db).map(({ path }) => path);
  const verified: Verified = { checked: 0, differing: [] };
  for (let start = 0; start < all.length; start += AT_ONCE)
    await exclusive(async () => {
      const current = currentPages({ db, history });
      const due = all.slice(start, start + AT_ONCE).filter((path) => current.has(path));
      verified.checked += due.length;
      const shares = Array.from({ length: pool.maxThreads }, (_, thread) =>
        due.filter((_path, place) => place % pool.maxThreads === thread),
      );
      const tasks = shares.map((paths) => pool.run(paths, { name: 'compare' }));
      for (const differing of await Promise.all(tasks))
        verified.differing.push(...(differing as unknown as string[]));
    });
  return verified;
}

/** Published pages that are to be as the content is now: neither queued, nor pinned, nor failed. */
function currentPages({ db, history }: Pick<Compared, 'db' | 'history'>): Set<string> {
  const queued = db
    .prepare<[], { path: string }>(
      'SELECT path FROM render_queue JOIN pages ON pages.id = render_queue.page',
    )
    .all();
  const older = new Set([
    ...history.pinned(),
    ...[...queued, ...failedPages(db)].map(({ path }) => path),
  ]);
  return new Set(
    allPages(db)
      .map(({ path }) => path)
      .filter((path) => !older.has(path)),
  );
}

interface Options {
  publisher: { verify: () => Promise<Verified> };
  /** File of the last result. */
  file: string;
  clock: () => Date;
}

/** Verifies the site and keeps the result; a difference is an alarm. */
export async function verifyAndReport({ publisher, file, clock }: Options): Promise<Verified> {
  const { checked, differing } = await publisher.verify();
  const result: SelfCheck = {
    checked_at: clock().toISOString(),
    checked,
    differing: differing.length,
    paths: differing.slice(0, NAMED),
  };
  await writeFileWhole(file, Buffer.from(JSON.stringify(result)));
  if (differing.length > 0)
    console.error(
      `The site is not as its content: ${differing.length} of ${checked} files differ, such as ${result.paths.join(', ')}`,
    );
  return { checked, differing };
}

/** Verifies every night, until it is stopped. */
export function verifyEveryNight(options: Options, stop: AbortSignal): void {
  const run = async () => {
    if (stop.aborted) return;
    try {
      await verifyAndReport(options);
    } catch (error) {
      console.error(`The site could not be checked: ${String(error)}`);
    }
    verifyEveryNight(options, stop);
  };
  setTimeout(run, untilNight(options.clock())).unref();
}
