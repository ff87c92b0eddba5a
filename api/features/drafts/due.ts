import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { Db } from '../../db/database.ts';
import { faultOf } from '../../db/faults.ts';
import { Conflict, NotFound, Unprocessable } from '../../errors.ts';
import { publishDraft } from './drafts.ts';

const planned = (db: Db) =>
  db.selectFrom('drafts').where('publish_at', 'is not', null).where('refusal', 'is', null);

/**
 * Publishes every draft whose moment came, each in a transaction with its removal: exactly once. One
 * that is refused stays a draft, and says why. Answers how many were published.
 */
export async function publishDueDrafts(db: Db, now: Date): Promise<number> {
  const due = await planned(db)
    .select(['entity', 'record_id as id', 'version'])
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .execute();
  let published = 0;
  for (const { entity: name, id, version } of due) {
    const entity = publicEntities.find((each) => each.name === name)!;
    const author = { userId: null, now };
    try {
      await publishDraft(db, entity, id, { version }, author, 'By its schedule');
      published++;
    } catch (error) {
      const fault = faultOf(error);
      if (fault !== undefined && fault !== 'rule') throw error;
      const refused = db.updateTable('drafts').set({ refusal: reasonOf(entity, error) });
      await refused.where('version', '=', version).execute();
    }
  }
  return published;
}

/** The next moment of a plan, in milliseconds; Infinity where there is none. */
export async function nextDraftMoment(db: Db): Promise<number> {
  const first = planned(db).select((eb) => eb.fn.min('publish_at').as('moment'));
  const { moment } = await first.executeTakeFirstOrThrow();
  return moment === null ? Infinity : Date.parse(moment);
}

/** Why a draft could not be published, in words for staff. */
function reasonOf({ columns }: Entity, error: unknown): string {
  const label = (name: unknown) =>
    columns.find((each) => each.name === name)?.field.label ?? String(name);
  if (error instanceof NotFound) return 'The record was in the trash then';
  if (error instanceof Unprocessable)
    return (error.detail as { loc: unknown[]; msg: string }[])
      .map(({ loc, msg }) => `${label(loc[1])} ${msg}`)
      .join('; ');
  if (!(error instanceof Conflict)) return 'Something went wrong on our side';
  if (typeof error.detail === 'string') return error.detail;
  const { contested, changed_by } = error.detail as { contested: string[]; changed_by?: string };
  return `${changed_by ?? 'Somebody'} changed ${contested.map(label).join(', ')} meanwhile`;
}
