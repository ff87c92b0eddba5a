import { useMemo, useState } from 'react';

/** The question before a record is deleted. The record stays while its window closes. */
export function useDeletion<R>() {
  const [deletion, setDeletion] = useState({ open: false, doomed: null as R | null });
  const acts = useMemo(
    () => ({
      askToDelete: (doomed: R) => setDeletion({ open: true, doomed }),
      closeDelete: () => setDeletion((before) => ({ ...before, open: false })),
    }),
    [],
  );
  return { ...acts, doomed: deletion.doomed, isDeleteOpen: deletion.open };
}
