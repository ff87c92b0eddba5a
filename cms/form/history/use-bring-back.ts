import { entityNamed, type RecoverableName } from '#model/entities/index.ts';
import type { Damaged } from '#model/kit/entity.ts';
import { useState } from 'react';
import { ApiError, causeOf } from '../../client/api-error.ts';
import type { Values } from '../../client/history.ts';
import { asSeen, changeAsSeen } from '../../client/as-seen.ts';
import { change, get } from '../../client/records.ts';
import { displacedBy, giveBack } from '../../client/single-active.ts';
import { useLoadedRecords, useWrite } from '../../client/use-records.ts';
import { notify } from '../../ui/toast.tsx';
import { isSame, type Row } from '../draft/draft.ts';
import { faultsOfGone } from '../images/gone-pictures.ts';

export type Stored = Row & Damaged & { id: string; revision: number };

/**
 * Brings old values of a record back, by a save like any other: what is restored is a version, too,
 * and the Undo of the toast is one more.
 */
export function useBringBack(
  name: RecoverableName,
  record: Stored,
  /** The record as it is saved, and the fields that are not as before. */
  onSaved: (saved: Stored, fields: readonly string[]) => void,
) {
  const write = useWrite(name);
  const { data: all } = useLoadedRecords(name);
  const [busy, setBusy] = useState(false);
  const columns = entityNamed(name).columns.map((each) => each.name);
  const undoTaking = async (saved: Stored, before: Values, displaced: string) => {
    const { is_active: _, ...others } = before;
    const send = (revision: number) => change(name, record.id, { ...others, revision });
    if (Object.keys(others).length > 0) await asSeen(saved, Object.keys(before), send);
    await giveBack(name, record.id, displaced);
    return get(name, record.id);
  };
  /** An Undo puts back what the save changed, unless somebody saved another value since. */
  const save = async (send: () => Promise<unknown>, values: Values, says: string, undo = true) => {
    setBusy(true);
    try {
      const saved = (await write(send)) as Stored;
      // A moment that comes back turns its switch on, too.
      const changed = columns.filter(
        (each) => each in values || !isSame(record[each], saved[each]),
      );
      onSaved(saved, changed);
      const before = Object.fromEntries(changed.map((each) => [each, record[each]]));
      const displaced =
        saved['is_active'] === true && before['is_active'] === false
          ? displacedBy(name, record.id, all)
          : undefined;
      const back = () =>
        displaced ? undoTaking(saved, before, displaced.id) : changeAsSeen(name, saved, before);
      notify.success(says, undo ? () => void save(back, before, 'Undone', false) : undefined);
    } catch (error) {
      notify.error('Failed to bring it back', causeOf(error));
    } finally {
      setBusy(false);
    }
  };
  const bringBack = (values: Values, says: string) => {
    const isOther = ([field, value]: [string, unknown]) =>
      record.damaged?.includes(field) || !isSame(record[field], value);
    const other = Object.entries(values).filter(isOther);
    const wanted = { ...Object.fromEntries(other), revision: record.revision };
    if (other.length === 0) return notify.success('The record is like that already');
    const send = async () => {
      const [gone] = (await faultsOfGone(record, wanted)).values();
      if (gone) throw new ApiError(409, { detail: gone });
      return change(name, record.id, wanted);
    };
    return save(send, wanted, says);
  };
  return { busy, bringBack };
}
