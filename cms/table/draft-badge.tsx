import type { EntityName } from '#model/entities/index.ts';
import { formatMoment } from '#model/format/dates.ts';
import { FilePen } from 'lucide-react';
import { useDraftMarks, type DraftMark } from '../client/drafts.ts';
import { Badge } from '../ui/badge.tsx';

/** Marks a record that has a draft over what is published, and says what becomes of it. */
export function DraftBadge({ entity, id }: { entity: EntityName; id: string }) {
  const { data = [] } = useDraftMarks();
  const mark = data.find((each) => each.entity === entity && each.id === id);
  if (!mark) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={mark.refusal === null ? 'wait' : 'bad'}>
        <FilePen aria-hidden />
        Has a draft
      </Badge>
      <span className="text-xs text-faint">{draftNote(mark)}</span>
    </span>
  );
}

/** Whose draft it is, or when it goes live, or that it did not. */
export function draftNote({ saved_by, saved_at, publish_at, refusal }: DraftMark): string {
  if (refusal !== null) return `Not published: ${refusal}`;
  if (publish_at !== null) return `Goes live ${formatMoment(publish_at, 'en')}`;
  return `${saved_by ?? 'Somebody'}, ${formatMoment(saved_at, 'en')}`;
}
