import type { EntityName } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { translationOf } from '#model/kit/translation.ts';
import { twinsOf } from '#model/kit/twins.ts';
import { fold } from '#model/text/fold.ts';
import { recordTitle } from '../../client/record-title.ts';
import { knownOf, type Translations } from '../../client/translations.ts';

export type StoredRecord = { id: string; revision: number; updated_at: string } & Readonly<
  Record<string, unknown>
>;

/** A text that is to be translated, or translated again. */
export interface Task {
  key: string;
  entity: Entity & { name: EntityName };
  record: StoredRecord;
  /** The Bengali column, by which the API knows the pair. */
  field: string;
  from: Column;
  to: Column;
  /** Text that it was translated from; null where it is missing. */
  madeFor: unknown;
  isOutdated: boolean;
  since: string;
  skipped: string | null;
}

/** How many visitors see a record, roughly: featured before published before hidden. */
const visibility = ({ entity, record }: Task) => {
  const isShown = entity.shownWhen !== null && record[entity.shownWhen] === true;
  return isShown ? (record['is_featured'] === true ? 2 : 1) : 0;
};

/** Every text to do of an entity's records. */
export function tasksOf(
  entity: Task['entity'],
  records: readonly StoredRecord[],
  translations: Translations | undefined,
): Task[] {
  const pairs = twinsOf(entity);
  return records.flatMap((record) => {
    const missing = new Set(translationOf(entity, record).missing.map(({ name }) => name));
    const known = knownOf(translations, entity.name, record.id);
    return pairs.flatMap(({ en, bn }): Task[] => {
      const state = known.find(({ field }) => field === bn.name);
      const since = state?.outdated_since ?? null;
      if (since === null && !missing.has(bn.name)) return [];
      const [from, to] = state?.source === 'bn' ? [bn, en] : [en, bn];
      return [
        {
          key: `${entity.name}/${record.id}/${bn.name}`,
          entity,
          record,
          field: bn.name,
          from,
          to,
          madeFor: state?.made_for ?? null,
          isOutdated: since !== null,
          since: since ?? record.updated_at,
          skipped: state?.skipped ?? null,
        },
      ];
    });
  });
}

/** The most visible first, then the oldest. */
export const inTurn = (tasks: readonly Task[]): Task[] =>
  tasks.toSorted(
    (one, other) =>
      visibility(other) - visibility(one) ||
      one.since.localeCompare(other.since) ||
      one.key.localeCompare(other.key),
  );

/** The task after this one, of which it may be the last. */
export const after = (queue: readonly Task[], key: string): Task | undefined => {
  const at = queue.findIndex((task) => task.key === key);
  const next = queue[at + 1] ?? queue[0];
  return next?.key === key ? undefined : next;
};

/** Whether a task's record is called so, in either language. */
export function isNamed({ entity, record }: Task, sought: string): boolean {
  const { title, titleBn } = recordTitle(entity, record);
  return fold(`${title} ${titleBn ?? ''}`).includes(fold(sought.trim()));
}
