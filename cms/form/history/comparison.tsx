import type { RecoverableName } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { formatMoment } from '#model/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { causeOf } from '../../client/api-error.ts';
import { fieldsAt, type Values, type Version } from '../../client/history.ts';
import { codecOf } from '../draft/codecs.ts';
import { isSame } from '../draft/draft.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { BothVersions } from './both-versions.tsx';

interface ComparisonProps {
  entity: Entity;
  id: string;
  older: Version;
  newer: Version;
}

/** Two versions of a record side by side: every field in which they differ. */
export function Comparison({ entity, id, older, newer }: ComparisonProps) {
  const name = entity.name as RecoverableName;
  const query = useQuery({
    queryKey: ['comparison', name, id, older.id, newer.id],
    queryFn: () => Promise.all([older, newer].map((each) => fieldsAt(name, id, each.id))),
  });
  if (!query.data)
    return (
      <QueryStates
        queries={[query]}
        failed={`The versions could not be fetched. ${causeOf(query.failureReason) ?? ''}`}
      />
    );
  const [before, after] = query.data as [Values, Values];
  const columns = entity.columns.filter((each) => !isSame(before[each.name], after[each.name]));
  if (columns.length === 0) return <p role="status">There is no difference between the two.</p>;
  const draftOf = ({ name: each, field }: Column, values: Values) =>
    codecOf(field.kind).format(values[each] ?? null);
  return columns.map((column) => (
    <BothVersions
      key={column.name}
      column={column}
      older={draftOf(column, before)}
      newer={draftOf(column, after)}
      titles={{ older: formatMoment(older.at, 'en'), newer: formatMoment(newer.at, 'en') }}
    />
  ));
}
