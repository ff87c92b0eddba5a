import type { Column, Entity } from '#model/kit/entity.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Values, Version } from '../../client/history.ts';
import { Button } from '../../ui/button.tsx';
import { codecOf } from '../draft/codecs.ts';
import { isSame } from '../draft/draft.ts';
import { nameOf } from '../widgets/control-props.ts';
import { Difference } from './difference.tsx';
import { changedColumns, valueText } from './sentence.ts';

/** Fields of a version that are shown at first. */
const SHOWN = 3;

interface FieldChangesProps {
  entity: Entity;
  version: Version;
  /** The record as it is. */
  record: Values;
  busy: boolean;
  onBringBack: (column: Column, value: unknown) => void;
}

/** The fields that a version changed, each with what it was, which can be brought back. */
export function FieldChanges({ entity, version, record, busy, onBringBack }: FieldChangesProps) {
  const [isWhole, setWhole] = useState(false);
  const columns = changedColumns(entity, version);
  const rest = columns.length - SHOWN;
  if (columns.length === 0) return null;
  return (
    <ul aria-label="Changed fields" className="mt-2 space-y-2">
      {columns.slice(0, isWhole ? columns.length : SHOWN).map((column) => {
        const [before, after] = [version.before![column.name], version.after![column.name]];
        const [older, newer] = [before, after].map((each) =>
          codecOf(column.field.kind).format(each ?? null),
        );
        return (
          <li key={column.name} className="flex flex-wrap items-start gap-x-4 gap-y-1">
            <div className="min-w-50 flex-1">
              <p className="text-xs font-semibold">{nameOf(column)}</p>
              <Difference column={column} older={older!} newer={newer!} short />
            </div>
            {!isSame(before, record[column.name]) && (
              <Button
                disabled={busy}
                onClick={() => onBringBack(column, before)}
                aria-label={`Bring back ${nameOf(column)}: ${shortened(valueText(column, before))}`}
              >
                <Undo2 aria-hidden />
                Bring back
              </Button>
            )}
          </li>
        );
      })}
      {rest > 0 && !isWhole && (
        <li>
          <Button look="quiet" onClick={() => setWhole(true)}>
            {rest} more {rest === 1 ? 'field' : 'fields'}
          </Button>
        </li>
      )}
    </ul>
  );
}

const LONGEST = 60;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
