import type { Column, Entity } from '#model/entity.ts';
import { localeFacts } from '#model/locales.ts';
import { translationOf } from '#model/translation.ts';
import { GapsBadge } from '../ui/gaps-badge.tsx';

interface RecordTranslationProps {
  entity: Pick<Entity, 'columns'>;
  record: object;
  /** What the record is called. */
  title: string;
  /** A missing field was chosen, by the name of its column. */
  onPick: (name: string) => void;
}

/** How much of a record is said in Bengali; nothing for a record that says nothing. */
export function RecordTranslation({ entity, record, title, onPick }: RecordTranslationProps) {
  const { total, missing } = translationOf(entity, record);
  if (total === 0) return null;
  const done = total - missing.length;
  const shown = `${localeFacts.bn.toggle} ${done}/${total}`;
  return (
    <GapsBadge
      lang="bn"
      label={`${shown}, ${title}: ${done} of ${total} fields in Bengali`}
      heading="Missing in Bengali"
      missing={missing.map(labelled)}
      onPick={onPick}
    >
      {shown}
    </GapsBadge>
  );
}

const labelled = ({ name, field }: Column) => ({ name, label: field.label });
