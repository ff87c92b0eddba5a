import { useState } from 'react';
import { useRecordAddress } from '../../stores/use-record-address.ts';

interface Shown {
  id: string | undefined;
  /** Those that were listed when it was opened; taken down with the first look. */
  ids: readonly string[] | null;
}

/**
 * Which of a list the address has opened. The list stays as it was then: what is marked read does
 * not leave it.
 */
export function useOpened(list: string, listed: readonly { id: string }[]) {
  const { asked, open, close, leave } = useRecordAddress(list);
  const [shown, setShown] = useState<Shown>({ id: undefined, ids: null });
  const here = listed.map(({ id }) => id);
  const isOpen = asked !== null;
  // One that was opened from elsewhere may arrive after that.
  const isLate = isOpen && !shown.ids?.includes(asked) && here.includes(asked);
  if (isOpen && (asked !== shown.id || isLate))
    setShown({ id: asked, ids: isLate ? here : (shown.ids ?? here) });
  // It stays in its window on the way out.
  if (!isOpen && shown.ids) setShown({ ...shown, ids: null });
  const ids = shown.ids ?? here;
  return {
    open: ({ id }: { id: string }) => open(id),
    close,
    leave,
    go: (to: number) => ids[to] !== undefined && open(ids[to]),
    isOpen,
    id: shown.id,
    place: ids.indexOf(shown.id ?? ''),
    count: ids.length,
  };
}
