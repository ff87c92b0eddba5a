import { useMemo, useState } from 'react';

/**
 * Which window over a list is open, and for which record. The record stays while its window closes,
 * so that nothing changes in the window on its way out.
 */
export function useRecordWindows<R>() {
  const [form, setForm] = useState({
    open: false,
    edited: null as R | null,
    focus: undefined as string | undefined,
    opening: 0,
  });
  const [deletion, setDeletion] = useState({ open: false, doomed: null as R | null });
  const acts = useMemo(() => {
    const openForm = (edited: R | null, focus?: string) =>
      setForm(({ opening }) => ({ open: true, edited, focus, opening: opening + 1 }));
    return {
      create: () => openForm(null),
      /** At a field, where one is named. */
      edit: (record: R, focus?: string) => openForm(record, focus),
      closeForm: () => setForm((before) => ({ ...before, open: false })),
      askToDelete: (doomed: R) => setDeletion({ open: true, doomed }),
      closeDelete: () => setDeletion((before) => ({ ...before, open: false })),
    };
  }, []);
  return {
    ...acts,
    edited: form.edited,
    focus: form.focus,
    opening: form.opening,
    isFormOpen: form.open,
    doomed: deletion.doomed,
    isDeleteOpen: deletion.open,
  };
}
