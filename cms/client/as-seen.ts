import { SCHEDULE } from '#model/catalogue/schedule.ts';
import { entityNamed, type ChangeNamed, type EntityName } from '#model/entities/index.ts';
import { conflictIn } from './conflict.ts';
import { change } from './records.ts';

/** A record as it was seen. */
type Seen = { id: string; revision: number };

/**
 * Sends with the revision that was seen, and once more with that of now where others changed the
 * record meanwhile, but none of these fields: only what somebody else made of them is a conflict.
 */
export async function asSeen<T>(
  seen: Seen,
  fields: readonly string[],
  send: (revision: number) => Promise<T>,
): Promise<T> {
  try {
    return await send(seen.revision);
  } catch (error) {
    const current = conflictIn(error)?.current;
    const [then, now] = [seen, current].map((record) =>
      fields.map((field) => (record as Record<string, unknown> | undefined)?.[field]),
    );
    if (!current || JSON.stringify(then) !== JSON.stringify(now)) throw error;
    return send(current.revision);
  }
}

/** Changes a record where the fields that this touches are as they were seen. */
export const changeAsSeen = <N extends EntityName>(name: N, seen: Seen, changes: ChangeNamed<N>) =>
  asSeen(seen, touchedBy(name, changes), (revision) =>
    change(name, seen.id, { ...changes, revision }),
  );

/** Fields of a change; with a part of switch and schedule the whole, of which the API changes more. */
export function touchedBy(name: EntityName, changes: object): readonly string[] {
  const names = Object.keys(changes);
  const showing = [entityNamed(name).shownWhen, ...Object.keys(SCHEDULE)].filter(
    (each) => each !== null,
  );
  return showing.some((each) => names.includes(each))
    ? [...new Set([...names, ...showing])]
    : names;
}
