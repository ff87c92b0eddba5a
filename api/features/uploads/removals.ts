import type { FastifyBaseLogger } from 'fastify';
import { atomically, type Db } from '../../db/database.ts';
import type { Files } from '../../files/files.ts';
import { removePicture } from './stored.ts';
import { holdersOf } from './usage.ts';

const USUALLY_EVERY_MS = 15_000;
/** Retention of removals that are done: longer than any upload takes. */
const DONE_KEPT_MS = 86_400_000;

interface RemovalsOptions {
  db: Db;
  files: Files;
  clock: () => Date;
  /** One server of several removes: what it has begun, no other repeats later. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  everyMs?: number | undefined;
}

/** Removes from a bucket what a transaction has noted, again until the bucket has answered. */
export class Removals {
  readonly #options: RemovalsOptions;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: RemovalsOptions) {
    this.#options = options;
  }

  start(): void {
    const { files, everyMs = USUALLY_EVERY_MS } = this.#options;
    if (this.#stopped || files.isLocal) return;
    this.#timer = setTimeout(() => void this.look().then(() => this.start()), everyMs).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#run;
  }

  /** Removes what is noted, one look at a time; a failure is left to the next. */
  look(): Promise<void> {
    this.#run = this.#run.then(async () => {
      const { files, isLeading, log } = this.#options;
      if (this.#stopped || files.isLocal || !isLeading()) return;
      await this.#removeAll().catch((error: unknown) =>
        log.warn({ err: error }, 'deleted pictures are still in the bucket'),
      );
    });
    return this.#run;
  }

  async #removeAll(): Promise<void> {
    const { db, files, clock } = this.#options;
    const removals = db.selectFrom('upload_removals').selectAll().where('state', '!=', 'done');
    for (const { stem, removal } of await removals.execute()) {
      if (!(await begun(db, stem, removal))) continue;
      await removePicture(files, stem);
      await db
        .updateTable('upload_removals')
        .set({ state: 'done' })
        .where('removal', '=', removal)
        .execute();
    }
    const old = new Date(clock().getTime() - DONE_KEPT_MS).toISOString();
    await db
      .deleteFrom('upload_removals')
      .where('state', '=', 'done')
      .where('noted_at', '<', old)
      .execute();
  }
}

/** Whether the removal is to be carried out: from now on, an upload of the same picture waits. */
const begun = (db: Db, stem: string, removal: string): Promise<boolean> =>
  atomically(db, async (trx) => {
    const row = await trx
      .selectFrom('upload_removals')
      .select('state')
      .where('removal', '=', removal)
      .executeTakeFirst();
    if (row?.state !== 'noted') return row?.state === 'begun';
    const isUsed = (await holdersOf(trx, stem)).length > 0;
    if (isUsed) await trx.deleteFrom('upload_removals').where('removal', '=', removal).execute();
    else
      await trx
        .updateTable('upload_removals')
        .set({ state: 'begun' })
        .where('removal', '=', removal)
        .execute();
    return !isUsed;
  });
