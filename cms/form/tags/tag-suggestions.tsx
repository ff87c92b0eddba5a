import type { EntityName, RecordNamed } from '#model/entities/index.ts';
import { useMemo } from 'react';
import { useLoadedRecords } from '../../client/use-records.ts';
import { BengaliName } from './bengali-name.tsx';
import { useFormContext } from '../form-context.ts';
import { bengaliOf, suggestedTags, type NamedTag } from './tags.ts';

interface TagSuggestionsProps {
  column: string;
  current: readonly string[];
  named: readonly NamedTag[];
  typed: string;
  onPick: (tag: string) => void;
}

/** Tags that other records have, the most used first, and those of the table of tags. */
export function TagSuggestions({ column, current, named, typed, onPick }: TagSuggestionsProps) {
  const { entity } = useFormContext();
  const { data } = useLoadedRecords(entity.name as EntityName);
  const lists = useMemo(
    () =>
      (data ?? []).map(
        (record: RecordNamed<EntityName>) =>
          (record as unknown as Record<string, readonly string[]>)[column] ?? [],
      ),
    [data, column],
  );
  const suggested = suggestedTags(lists, named, current, typed);
  if (suggested.length === 0) return null;
  return (
    <ul aria-label="Tags of other records" className="flex flex-wrap gap-1.5">
      {suggested.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            // Keeps the focus in the field: its blur would add the typed text as a tag.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(tag)}
            className="inline-flex min-h-11 items-center gap-1 rounded-full border border-dashed border-edge px-3 text-sm text-soft before:content-['+'] hover:bg-hover lg:min-h-8"
          >
            <span className="sr-only">Add tag </span>
            {tag} <BengaliName name={bengaliOf(named, tag)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
