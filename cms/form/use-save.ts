import type { ChangeNamed, DraftNamed, EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/entity.ts';
import { change, create } from '../client/records.ts';
import { useWrite } from '../client/use-records.ts';
import { changeFrom, draftFrom, type FormValues } from './draft.ts';

/** The record that a save changes, as it was when the form opened. */
interface Target {
  id: string;
  start: FormValues;
  revision: number;
}

/** Saves what a form holds: a new record, or the changes of one; then the list is loaded again. */
export function useSave<N extends EntityName>(name: N, entity: Entity) {
  const write = useWrite(name);
  return async (values: FormValues, target: Target | null) => {
    if (!target) {
      const draft = draftFrom(entity, values) as DraftNamed<N>;
      await write(() => create(name, draft));
      return 'created';
    }
    const changes = changeFrom(entity, target.start, values);
    if (Object.keys(changes).length === 0) return 'unchanged';
    const guarded = { ...changes, revision: target.revision } as ChangeNamed<N>;
    await write(() => change(name, target.id, guarded));
    return 'updated';
  };
}
