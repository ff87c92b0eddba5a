import type { Column } from '#model/kit/entity.ts';
import type { DraftValue } from '../draft/codecs.ts';
import { nameOf } from '../widgets/control-props.ts';
import { Difference } from './difference.tsx';

interface BothVersionsProps {
  column: Column;
  older: DraftValue;
  newer: DraftValue;
  titles: Readonly<Record<'older' | 'newer', string>>;
}

/** One field of two versions, side by side, with what differs marked. */
export const BothVersions = ({ column, older, newer, titles }: BothVersionsProps) => (
  <fieldset className="min-w-0 rounded-card border border-hairline p-3">
    <legend className="px-1 font-semibold text-text">{nameOf(column)}</legend>
    <div className="grid gap-3 sm:grid-cols-2">
      {(['older', 'newer'] as const).map((only) => (
        <div key={only} className="min-w-0">
          <p className="text-xs text-faint">{titles[only]}</p>
          <Difference {...{ column, older, newer, only }} />
        </div>
      ))}
    </div>
  </fieldset>
);
