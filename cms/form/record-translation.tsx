import type { Column, Entity } from '#model/kit/entity.ts';
import { outdatedOf, useTranslations } from '../client/translations.ts';
import { localeFacts } from '#model/kit/locales.ts';
import { translationOf } from '#model/kit/translation.ts';
import { GapsBadge } from '../ui/gaps-badge.tsx';

interface RecordTranslationProps {
  entity: Pick<Entity, 'columns' | 'name'>;
  record: object;
  /** The id of the record, where it is stored. */
  id: string | undefined;
  /** Title of the record. */
  title: string;
  /** Called with the column of the missing field that was picked. */
  onPick: (name: string) => void;
}

/** Badge with a record's translated and total texts; nothing for a record without texts. */
export function RecordTranslation({ entity, record, id, title, onPick }: RecordTranslationProps) {
  const { total, missing } = translationOf(entity, record);
  const { data } = useTranslations();
  if (total === 0) return null;
  const done = total - missing.length;
  const old = outdatedOf(data, entity.name, id).flatMap(({ field, source }) => {
    const twin = entity.columns.find(({ name }) => name === field);
    return twin ? [{ name: source === 'en' ? field : twin.twinOf!, label: twin.field.label }] : [];
  });
  const shown = `${localeFacts.bn.toggle} ${done}/${total}`;
  const outdated = old.length > 0 ? ` · ${old.length} old` : '';
  return (
    <GapsBadge
      lang="bn"
      label={`${shown}${outdated}, ${title}: ${done} of ${total} fields in Bengali`}
      groups={[
        { heading: 'Missing in Bengali', gaps: missing.map(labelled) },
        { heading: 'Outdated', gaps: old },
      ]}
      onPick={onPick}
    >
      {shown}
      {outdated && (
        <span lang="en" className="whitespace-pre">
          {outdated}
        </span>
      )}
    </GapsBadge>
  );
}

const labelled = ({ name, field }: Column) => ({ name, label: field.label });
