import { readFile } from 'node:fs/promises';
import { SelfCheck, type Verified } from '#model/publishing/index.ts';
import { Parse } from 'typebox/value';
import type { ContentDb } from '../../content/store/content-db.ts';
import type { RenderPool } from './bulk-rendering.ts';
import { PAGE_LIST } from '../state/pages.ts';
import { writeFileWhole } from '../folder/files.ts';

/** Paths that the report names; more are only counted. */
const NAMED = 20;
/** Pages compared before publishing gets its turn. */
const AT_ONCE = 40;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nine in the evening, UTC, is three in the morning in Dhaka: the agency sleeps, and most visitors. */
const BEFORE_MIDNIGHT_MS = 3 * 60 * 60 * 1000;

/** Milliseconds until three in the morning in Dhaka. */
export const untilNight = (now: Date): number =>
  DAY_MS - ((now.getTime() + BEFORE_MIDNIGHT_MS) % DAY_MS);

/** Published pages that are to be as the content is now, in order: neither queued, nor pinned, nor failed. */
const NEXT_PAGES = `
  SELECT id, path FROM pages WHERE id > ? AND id NOT IN (SELECT page FROM render_queue)
    AND path NOT IN (SELECT path FROM pinned UNION SELECT path FROM failed_pages)
  ORDER BY id LIMIT ${AT_ONCE}`;

/** Renders every page that is to be as the content is, and answers those whose file differs. */
export async function verify(
  db: ContentDb,
  pool: RenderPool,
  exclusive: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Verified> {
  const verified: Verified = { checked: 0, differing: [] };
  const next = db.prepare<[number], { id: number; path: string }>(NEXT_PAGES);
  let pages: { id: number; path: string }[] = [];
  do
    await exclusive(async () => {
      pages = next.all(pages.at(-1)?.id ?? PAGE_LIST);
      verified.checked += pages.length;
      const tasks = pages.map(({ path }) => pool.run([path], { name: 'compare' }));
      verified.differing.push(...((await Promise.all(tasks)).flat() as unknown as string[]));
    });
  while (pages.length > 0);
  return verified;
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

/** The last result; null where there is none, or none that can be read. */
export const lastCheck = (file: string): Promise<SelfCheck | null> =>
  readFile(file, 'utf8')
    .then((text) => Parse(SelfCheck, JSON.parse(text)))
    .catch(() => null);

/** Verifies every night, until it is stopped. */
export function verifyEveryNight(options: Options, stop: AbortSignal): void {
  const run = async () => {
    if (stop.aborted) return;
    try {
      await verifyAndReport(options);
    } catch (error) {
      // A stop ends the threads in the middle of it.
      if (stop.aborted) return;
      console.error(`The site could not be checked: ${String(error)}`);
    }
    verifyEveryNight(options, stop);
  };
  setTimeout(run, untilNight(options.clock())).unref();
}
