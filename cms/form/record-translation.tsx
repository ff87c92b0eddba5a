import type { Column, Entity } from '#model/kit/entity.ts';
import { localeFacts } from '#model/kit/locales.ts';
import { translationOf } from '#model/kit/translation.ts';
import { GapsBadge } from '../ui/gaps-badge.tsx';

interface RecordTranslationProps {
  entity: Pick<Entity, 'columns'>;
  record: object;
  /** Title of the record. */
  title: string;
  /** Called with the column of the missing field that was picked. */
  onPick: (name: string) => void;
}

/** Badge with a record's translated and total texts; nothing for a record without texts. */
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
