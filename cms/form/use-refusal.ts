import type { Entity } from '#model/entity.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, failureOf } from '../client/api-error.ts';
import { notify } from '../ui/toast.tsx';
import type { FormValues } from './draft.ts';
import { placeFaults } from './server-faults.ts';

interface Options {
  entity: Entity;
  form: UseFormReturn<FormValues>;
  /** A refusal is told in the words of the form, not in the server's. */
  ownWordsOnly: boolean;
  onFaulty: (fields: readonly string[]) => void;
}

/** Why the server refused what a form holds: at the fields that it is about, the rest by itself. */
export function useRefusal({ entity, form, ownWordsOnly, onFaulty }: Options) {
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  return {
    /** What no field shows. */
    elsewhere,
    forget: () => setElsewhere([]),
    show: (error: unknown, failed: string) => {
      // The end of a session says so itself.
      if (error instanceof ApiError && error.status === 401) return;
      if (ownWordsOnly) notify.error(failed);
      else notify.error(...failureOf(error, failed));
      if (!(error instanceof ApiError)) return;
      const placed = placeFaults(
        error.faults,
        entity.columns.map(({ name }) => name),
      );
      for (const [field, message] of placed.atFields)
        form.setError(field, { type: 'server', message });
      onFaulty([...placed.atFields.keys()]);
      setElsewhere(placed.elsewhere);
    },
  };
}
