import type { RecoverableName } from '#model/entities/index.ts';
import type { Damaged } from '#model/kit/entity.ts';
import { useState } from 'react';
import { causeOf } from '../../client/api-error.ts';
import type { Values } from '../../client/history.ts';
import { change } from '../../client/records.ts';
import { useWrite } from '../../client/use-records.ts';
import { notify } from '../../ui/toast.tsx';
import { isSame, type Row } from '../draft/draft.ts';

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
  const [busy, setBusy] = useState(false);
  const save = async (values: Values, says: string, undo?: () => void) => {
    setBusy(true);
    try {
      const saved = await write(() => change(name, record.id, values));
      onSaved(saved as unknown as Stored, Object.keys(values));
      notify.success(says, undo);
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
    const before = Object.fromEntries(other.map(([field]) => [field, record[field]]));
    const wanted = { ...Object.fromEntries(other), revision: record.revision };
    if (other.length === 0) return notify.success('The record is like that already');
    return save(wanted, says, () => void save(before, 'Undone'));
  };
  return { busy, bringBack };
}
