import type { FastifyBaseLogger } from 'fastify';
import { plausibleNow } from '../../crud/plausible-now.ts';
import { atomically, type Db } from '../../db/database.ts';
import { forgetAlts } from './alts.ts';
import type { Files } from '../../files/files.ts';
import { forgetName } from './names.ts';
import type { Queue } from './queue.ts';
import { goingStems, removeWith } from './settled.ts';
import { uploadedPictures } from './stored.ts';
import { sweepTorn } from './sweep.ts';
import { noteRemoval } from './upload-audit.ts';
import { holdersOf, stemsIn, usedStems } from './usage.ts';

/** Retention of unused pictures: for unsaved drafts, and to undo. */
export const KEPT_UNUSED_DAYS = 30;
const A_DAY_MS = 86_400_000;
const USUALLY_EVERY_MS = 6 * 3_600_000;
/** Audit rows read per batch. */
const BATCH = 500;

interface UnusedOptions {
  db: Db;
  files: Files;
  /** Serialises uploads and removals. */
  changes: Queue;
  clock: () => Date;
  /** Whether this server of several removes them. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  everyMs?: number | undefined;
}

/** Background removal of pictures unused for long enough. */
export class UnusedUploads {
  readonly #options: UnusedOptions;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: UnusedOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#stopped) return;
    const { everyMs = USUALLY_EVERY_MS } = this.#options;
    this.#timer = setTimeout(() => {
      this.#run = this.#look().then(() => this.start());
    }, everyMs).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#run;
  }

  async #look(): Promise<void> {
    const { isLeading, log } = this.#options;
    if (!isLeading()) return;
    try {
      const removed = await removeUnused(this.#options);
      const { files, clock } = this.#options;
      if (!files.isLocal) await sweepTorn(files, clock());
      if (removed > 0) log.info({ removed }, 'unused pictures were removed');
    } catch (error) {
      log.warn({ err: error }, 'unused pictures were not looked for');
    }
  }
}

/**
 * Records since when each picture is unused, and deletes those past retention. Resumable after a
 * crash. Answers how many were deleted.
 */
export async function removeUnused({
  db,
  files,
  changes,
  clock,
}: Omit<UnusedOptions, 'isLeading' | 'log'>): Promise<number> {
  const now = clock();
  const going = await goingStems(db, files);
  const found = (await uploadedPictures(files)).map(({ stem }) => stem);
  const stems = new Set(found.filter((stem) => !going.has(stem)));
  const since = await noted(db, stems, now);
  const judged = await plausibleNow(db, now);
  const cutoff = new Date(judged.getTime() - KEPT_UNUSED_DAYS * A_DAY_MS);
  const old = [...since].filter(([, moment]) => moment <= cutoff.toISOString());
  if (old.length === 0) return 0;
  const named = await namedSince(db, cutoff);
  let removed = 0;
  for (const [stem, moment] of old)
    if (!named.has(stem) && (await isOlder(files, stem, cutoff)))
      removed += Number(await changes.run(() => removeOne(db, files, { stem, moment, now })));
  return removed;
}

/** Since when each picture is unused: use resets it. */
async function noted(db: Db, stems: ReadonlySet<string>, now: Date): Promise<Map<string, string>> {
  const used = await usedStems(db);
  return atomically(db, async (trx) => {
    const known = await trx.selectFrom('unused_uploads').selectAll().execute();
    const since = new Map(known.map((row) => [row.stem, row.since]));
    for (const stem of since.keys()) {
      if (stems.has(stem) && !used.has(stem)) continue;
      since.delete(stem);
      await trx.deleteFrom('unused_uploads').where('stem', '=', stem).execute();
    }
    for (const stem of stems) {
      if (used.has(stem) || since.has(stem)) continue;
      since.set(stem, now.toISOString());
      await trx.insertInto('unused_uploads').values({ stem, since: now.toISOString() }).execute();
    }
    return since;
  });
}

/** Pictures named in any write since: one may have been used between two runs. */
async function namedSince(db: Db, moment: Date): Promise<Set<string>> {
  const stems = new Set<string>();
  for (let after = 0; ;) {
    const batch = await db
      .selectFrom('audit_log')
      .select(['id', 'before', 'after'])
      .where('at', '>', moment.toISOString())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of batch)
      for (const stem of stemsIn(`${row.before ?? ''}${row.after ?? ''}`)) stems.add(stem);
    if (batch.length < BATCH) return stems;
    after = batch.at(-1)!.id;
  }
}

/** A duplicate upload renews the file's mtime. */
const isOlder = async (files: Files, stem: string, moment: Date) =>
  ((await files.stat(`${stem}.webp`))?.modified.getTime() ?? 0) <= moment.getTime();

function removeOne(
  db: Db,
  files: Files,
  { stem, moment, now }: { stem: string; moment: string; now: Date },
): Promise<boolean> {
  const write = async (trx: Db) => {
    if ((await holdersOf(trx, stem)).length > 0) return false;
    const row = trx.deleteFrom('unused_uploads').where('stem', '=', stem);
    const { numDeletedRows } = await row.where('since', '=', moment).executeTakeFirstOrThrow();
    // Another server has stored it anew.
    if (numDeletedRows === 0n) return false;
    const author = { userId: null, now };
    await forgetAlts(trx, stem);
    await forgetName(trx, stem);
    await noteRemoval(trx, `${stem}.webp`, author, `Unused for ${KEPT_UNUSED_DAYS} days`);
    return true;
  };
  return removeWith(db, files, stem, { now, write });
}
