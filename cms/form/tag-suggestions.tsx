import type { EntityName, RecordNamed } from '#model/entities/index.ts';
import { useMemo } from 'react';
import { useLoadedRecords } from '../client/use-records.ts';
import { useFormContext } from './form-context.ts';
import { suggestedTags } from './tags.ts';

interface TagSuggestionsProps {
  column: string;
  held: readonly string[];
  typed: string;
  onPick: (tag: string) => void;
}

/** Tags that other records have, the most used first. */
export function TagSuggestions({ column, held, typed, onPick }: TagSuggestionsProps) {
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
  const suggested = suggestedTags(lists, held, typed);
  if (suggested.length === 0) return null;
  return (
    <ul aria-label="Tags of other records" className="flex flex-wrap gap-1.5">
      {suggested.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            // What is typed must not be added by leaving the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(tag)}
            aria-label={`Add tag ${tag}`}
            className="inline-flex min-h-11 items-center gap-1 rounded-full border border-dashed border-edge px-3 text-sm text-soft before:content-['+'] hover:bg-hover lg:min-h-8"
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
}
