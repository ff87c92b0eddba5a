import type { ChangeNamed, DraftNamed, EntityName, RecordNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { tryCreate, type CreateAttempt } from '../../client/create-attempt.ts';
import { change, create } from '../../client/records.ts';
import { useKeepChanged, useWrite } from '../../client/use-records.ts';
import { changeFrom, draftFrom, startingValues, type FormValues } from '../draft/draft.ts';

/** The record that a save changes, as it was when the form opened. */
interface Target {
  id: string;
  start: FormValues;
  revision: number;
}

/** The create of a form, with a callback for the moment that it is sent. */
interface Making {
  attempt: CreateAttempt;
  onSend: () => void;
}

/** Saves a form: creates a record, or sends the changes of one; then invalidates the list. */
export function useSave<N extends EntityName>(name: N, entity: Entity) {
  const write = useWrite(name);
  const keepChanged = useKeepChanged(name);

  const update = async (values: FormValues, target: Target) => {
    const changes = changeFrom(entity, target.start, values);
    if (Object.keys(changes).length === 0) return null;
    const guarded = { ...changes, revision: target.revision } as ChangeNamed<N>;
    const saved = await write(() => change(name, target.id, guarded));
    // Until its list has come again, which takes seconds on a phone, the row would show what was before.
    keepChanged(saved);
    return saved;
  };

  /** The record as it is stored, and what became of it; no record where it was so before. */
  return async (
    values: FormValues,
    target: Target | null,
    { attempt, onSend }: Making,
  ): Promise<{ outcome: 'created' | 'updated'; saved: RecordNamed<N> | null }> => {
    if (target) return { outcome: 'updated', saved: await update(values, target) };
    const draft = draftFrom(entity, values) as DraftNamed<N>;
    const send = (each: DraftNamed<N>, key: string) => create(name, each, key);
    const { record, isEarlier } = await write(() => tryCreate(attempt, { draft, send, onSend }));
    // An earlier, unanswered try made the record: values typed since are sent as a change of it.
    const { id, revision } = record;
    const start = startingValues(entity, record);
    const changed = isEarlier ? await update(values, { id, revision, start }) : null;
    return { outcome: 'created', saved: changed ?? record };
  };
}
