import type { Entity } from '#model/kit/entity.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Contest } from './conflict-question.tsx';
import { conflictIn, differences, mergedValues, type Conflict, type Side } from './conflict.ts';
import { startingValues, type FormValues } from '../draft/draft.ts';

interface Options {
  entity: Entity;
  form: UseFormReturn<FormValues>;
  /** Initial draft values. */
  start: FormValues;
}

/** State of a 409 conflict: both versions of the record, and their merge. */
export function useConflict({ entity, form, start }: Options) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const contest = conflict && contestOf(conflict, { entity, form, start });
  return {
    contest,
    changedBy: conflict?.changedBy ?? 'Somebody',
    /** Whether an error is a conflict; if so, opens the merge dialog. */
    isReason: (error: unknown) => {
      const found = conflictIn(error);
      if (found) setConflict(found);
      return found !== undefined;
    },
    /** Whether the saved version equals the form's values. */
    isAgreed: (error: unknown) => {
      const found = conflictIn(error);
      return (
        found !== undefined && contestOf(found, { entity, form, start }).differences.length === 0
      );
    },
    dismiss: () => setConflict(null),
    /** Resets the form to the saved version as its base. Returns it, with the merge. */
    settle: (chosen: Readonly<Record<string, Side>>) => {
      const { current } = conflict!;
      const { theirs, mine, differences: found } = contest!;
      const merged = mergedValues(found, chosen, { mine, theirs });
      form.reset(theirs);
      setConflict(null);
      return { current, theirs, merged };
    },
  };
}

function contestOf({ current }: Conflict, { entity, form, start }: Options): Contest {
  const mine = form.getValues();
  const theirs = startingValues(entity, current);
  return {
    mine,
    theirs,
    differences: differences(entity.columns, { base: start, mine, theirs }),
  };
}
