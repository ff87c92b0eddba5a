import type { Entity } from '#model/kit/entity.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, failureOf } from '../../client/api-error.ts';
import { notify } from '../../ui/toast.tsx';
import type { FormValues } from '../draft/draft.ts';
import { placeFaults } from './server-faults.ts';

const OUTDATED =
  'The CMS was upgraded since this form was opened. Load the page again: what you typed is kept on this device.';

interface Options {
  entity: Entity;
  form: UseFormReturn<FormValues>;
  /** Shows the form's messages for an error in place of the server's. */
  ownWordsOnly: boolean;
  onFaulty: (fields: readonly string[]) => void;
}

/** Shows the server's validation errors at their fields, and the others above the form. */
export function useRefusal({ entity, form, ownWordsOnly, onFaulty }: Options) {
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  return {
    /** Messages that belong to no field. */
    elsewhere,
    forget: () => setElsewhere([]),
    show: (error: unknown, failed: string) => {
      // No message for a 401: the ended session shows its own.
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
      setElsewhere(placed.isOutdated ? [...placed.elsewhere, OUTDATED] : placed.elsewhere);
    },
  };
}
