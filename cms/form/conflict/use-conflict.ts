import type { Entity } from '#model/kit/entity.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SharedDraft } from '../../client/drafts.ts';
import { useSession } from '../../stores/session.ts';
import type { Contest } from './conflict-question.tsx';
import { conflictIn, type Conflict } from '../../client/conflict.ts';
import { differences, mergedValues, type Side } from './conflict.ts';
import type { FormValues } from '../draft/draft.ts';
import { shownValues } from '../shared-draft/shown-values.ts';

interface Options {
  entity: Entity;
  form: UseFormReturn<FormValues>;
  /** Initial draft values. */
  start: FormValues;
}

/** State of a 409 conflict: both versions of the record, and their merge. */
export function useConflict({ entity, form, start }: Options) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const userId = useSession(({ user }) => user?.id);
  const contest = conflict && contestOf(conflict, { entity, form, start });
  return {
    contest,
    changedBy: conflict?.changedBy ?? 'Somebody',
    /** Whether it was the user, in another tab or on another device. */
    isOwn: conflict !== null && conflict.changedById === userId,
    /** Kind of thing that was saved meanwhile. */
    subject: conflict ? subjectOf(conflict) : 'record',
    /** Whether an error is a conflict; if so, opens the merge dialog. */
    isReason: (error: unknown) => {
      const found = conflictIn(error);
      if (found) setConflict(found);
      return found !== undefined;
    },
    /** The conflict in which the saved version equals the form's values; undefined for others. */
    agreedIn: (error: unknown): Conflict | undefined => {
      const found = conflictIn(error);
      const differ = found && contestOf(found, { entity, form, start }).differences.length > 0;
      return differ ? undefined : found;
    },
    dismiss: () => setConflict(null),
    /** Resets the form to the saved version as its base. Returns it, with the merge. */
    settle: (chosen: Readonly<Record<string, Side>>) => {
      const { current, draft, contested } = conflict!;
      const { theirs, mine, differences: found } = contest!;
      const merged = mergedValues(found, chosen, { mine, theirs });
      form.reset(theirs);
      setConflict(null);
      return { current, theirs, merged, draft, isSettled: (contested ?? []).length > 0 };
    },
  };
}

/** Subject of a conflict: the record, its draft, or what was published since the draft began. */
export type Subject = 'record' | 'draft' | 'gone draft' | 'published';

function subjectOf({ draft, contested = [] }: Conflict): Subject {
  if (contested.length > 0) return 'published';
  return draft === undefined ? 'record' : draft === null ? 'gone draft' : 'draft';
}

function contestOf(conflict: Conflict, { entity, form, start }: Options): Contest {
  const { current, draft } = conflict;
  const isPublished = subjectOf(conflict) === 'published';
  const mine = form.getValues();
  const theirs = shownValues(entity, current, isPublished ? {} : draft?.fields);
  const base = isPublished ? { ...start, ...publicBase(entity, draft!) } : start;
  return { mine, theirs, differences: differences(entity.columns, { base, mine, theirs }) };
}

/** Published values of a draft's fields when it began. */
function publicBase(entity: Entity, { base }: SharedDraft): FormValues {
  const values = shownValues(entity, null, base);
  return Object.fromEntries(Object.keys(base).map((name) => [name, values[name]!]));
}
