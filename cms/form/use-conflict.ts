import type { Entity } from '#model/entity.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Contest } from './conflict-question.tsx';
import { conflictIn, differences, mergedValues, type Conflict, type Side } from './conflict.ts';
import { startingValues, type FormValues } from './draft.ts';

interface Options {
  entity: Entity;
  form: UseFormReturn<FormValues>;
  /** What the form held before anybody typed. */
  start: FormValues;
}

/** Somebody else saved the record first: both versions, and what is made of them. */
export function useConflict({ entity, form, start }: Options) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const contest = conflict && contestOf(conflict, { entity, form, start });
  return {
    contest,
    changedBy: conflict?.changedBy ?? 'Somebody',
    /** Whether that is why a save was refused; then it is asked about. */
    isReason: (error: unknown) => {
      const found = conflictIn(error);
      if (found) setConflict(found);
      return found !== undefined;
    },
    /** Whether what was saved first is what the form holds, too. */
    isAgreed: (error: unknown) => {
      const found = conflictIn(error);
      return (
        found !== undefined && contestOf(found, { entity, form, start }).differences.length === 0
      );
    },
    dismiss: () => setConflict(null),
    /** The form goes on from the version that is saved. Answers it, and what was made of both. */
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
