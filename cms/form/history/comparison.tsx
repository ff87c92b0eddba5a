import type { RecoverableName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { formatMoment } from '#model/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { causeOf } from '../../client/api-error.ts';
import { fieldsAt, type Values, type Version } from '../../client/history.ts';
import { isSame } from '../draft/draft.ts';
import { nameOf } from '../widgets/control-props.ts';
import { MarkedText } from './marked-text.tsx';
import { valueText } from './sentence.ts';
import { differenceOf } from './words.ts';

interface ComparisonProps {
  entity: Entity;
  id: string;
  older: Version;
  newer: Version;
}

/** Two versions of a record side by side: every field in which they differ. */
export function Comparison({ entity, id, older, newer }: ComparisonProps) {
  const name = entity.name as RecoverableName;
  const { data, error } = useQuery({
    queryKey: ['comparison', name, id, older.id, newer.id],
    queryFn: () => Promise.all([older, newer].map((each) => fieldsAt(name, id, each.id))),
  });
  if (error) return <p role="alert">The versions could not be fetched. {causeOf(error)}</p>;
  if (!data) return <p role="status">Comparing…</p>;
  const [before, after] = data as [Values, Values];
  const columns = entity.columns.filter((each) => !isSame(before[each.name], after[each.name]));
  if (columns.length === 0) return <p role="status">There is no difference between the two.</p>;
  return columns.map((column) => {
    const pieces = differenceOf(
      valueText(column, before[column.name]),
      valueText(column, after[column.name]),
      column.twinOf === null ? 'en' : 'bn',
    );
    return (
      <fieldset key={column.name} className="min-w-0 rounded-card border border-hairline p-3">
        <legend className="px-1 font-semibold text-text">{nameOf(column)}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {([older, newer] as const).map((version, place) => (
            <div key={version.id} className="min-w-0">
              <p className="text-xs text-faint">{formatMoment(version.at, 'en')}</p>
              <MarkedText column={column} pieces={pieces} only={place === 0 ? 'older' : 'newer'} />
            </div>
          ))}
        </div>
      </fieldset>
    );
  });
}
