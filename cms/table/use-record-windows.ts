import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { NEW } from '../stores/navigation.ts';
import { useRecordAddress } from '../stores/use-record-address.ts';
import { useDeletion } from './use-deletion.ts';

interface Form<R> {
  /** The end of the address that it was opened for. */
  asked: string | null;
  open: boolean;
  edited: R | null;
  opening: number;
}

/**
 * State of the window over a list, and of its record: the form that the address names, or the
 * question before one is deleted. The record stays while its window closes, so that nothing changes
 * in the window on its way out.
 */
export function useRecordWindows<R extends { id: string }>(
  list: string,
  { data, isFetching, isPending }: UseQueryResult<readonly R[]>,
) {
  const { asked, open, close, leave } = useRecordAddress(list);
  const [focus, setFocus] = useState<string>();
  const [form, setForm] = useState<Form<R>>({ asked, open: false, edited: null, opening: 0 });
  const deletion = useDeletion<R>();

  const isShown = form.open && form.asked === asked;
  const edited = asked === NEW ? null : data?.find(({ id }) => id === asked);
  // A record that is deleted elsewhere while its form is open stays in the form.
  if (asked === null && form.open) setForm({ ...form, open: false });
  else if (asked !== null && !isShown && edited !== undefined && !isPending)
    setForm({ asked, open: true, edited, opening: form.opening + 1 });

  const acts = useMemo(() => {
    const openForm = (id: string, field?: string) => {
      setFocus(field);
      open(id);
    };
    return {
      create: () => openForm(NEW),
      /** At a field, where one is named. */
      edit: ({ id }: R, field?: string) => openForm(id, field),
      closeForm: () => {
        setFocus(undefined);
        close();
      },
    };
  }, [open, close]);
  const isMissing = asked !== null && !isShown && edited === undefined && !!data && !isFetching;
  return {
    ...deletion,
    ...acts,
    edited: form.edited,
    focus,
    opening: form.opening,
    isFormOpen: form.open,
    /** The id that the address names and no record has, and what leaves it. */
    missing: isMissing ? { id: asked, leave } : null,
  };
}
