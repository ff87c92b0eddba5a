import {
  isUntouched,
  pairIn,
  stateAfter,
  twinsOf,
  UNTOUCHED,
  type Twins,
  type TwinState,
} from '#model/kit/twins.ts';
import type { Entity } from '#model/kit/entity.ts';
import { readJson, type Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { isSame } from './record.ts';

/** Updates the state of a record's translations, in the transaction of the write that it follows. */
export async function followTwins(
  db: Db,
  entity: Entity,
  id: string,
  { before, after }: { before: Row; after: Row },
  now: string,
): Promise<void> {
  for (const twins of twinsOf(entity)) {
    const [was, is] = [pairIn(twins, before), pairIn(twins, after)];
    if (isSame(was, is)) continue;
    const state = await stateOf(db, entity, id, twins);
    const next = stateAfter(twins, state, was, is);
    if (!isSame(state, next)) await keepState(db, entity, id, twins, next, now);
  }
}

/** The key of what is known of a pair. */
const keyOf = (entity: Entity, id: string, { bn }: Twins) => ({
  entity: entity.name,
  record_id: id,
  field: bn.name,
});

export async function stateOf(
  db: Db,
  entity: Entity,
  id: string,
  twins: Twins,
): Promise<TwinState> {
  const row = await db
    .selectFrom('translations')
    .selectAll()
    .where((eb) => eb.and(keyOf(entity, id, twins)))
    .executeTakeFirst();
  if (!row) return UNTOUCHED;
  const { source, made_for, skipped } = row;
  return { source, madeFor: made_for === null ? undefined : readJson<unknown>(made_for), skipped };
}

/** A state that says nothing has no row. An outdated text keeps since when it has been so. */
export async function keepState(
  db: Db,
  entity: Entity,
  id: string,
  twins: Twins,
  state: TwinState,
  now: string,
): Promise<void> {
  const key = keyOf(entity, id, twins);
  const { source, madeFor, skipped } = state;
  if (isUntouched(state)) {
    await db
      .deleteFrom('translations')
      .where((eb) => eb.and(key))
      .execute();
    return;
  }
  const isOutdated = madeFor !== undefined;
  const values = { source, made_for: isOutdated ? JSON.stringify(madeFor) : null, skipped };
  await db
    .insertInto('translations')
    .values({ ...key, ...values, outdated_since: isOutdated ? now : null })
    .onConflict((on) =>
      on.columns(['entity', 'record_id', 'field']).doUpdateSet({
        ...values,
        outdated_since: (eb) =>
          isOutdated ? eb.fn.coalesce('translations.outdated_since', eb.val(now)) : eb.val(null),
      }),
    )
    .execute();
}
