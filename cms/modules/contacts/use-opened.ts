import { useCallback, useState } from 'react';
import { useRecordAddress } from '../../stores/use-record-address.ts';

interface Shown {
  id: string | undefined;
  /** Snapshot of the listed ids at the opening; null while nothing is open. */
  ids: readonly string[] | null;
}

/**
 * The record of a list that the address opens. Next and previous go through a snapshot of the list,
 * so that a record marked read does not leave it.
 */
export function useOpened(list: string, listed: readonly { id: string }[]) {
  const { asked, open: openById, close, leave } = useRecordAddress(list);
  // Stable: columns made anew are other components to React, which mounts every cell again.
  const open = useCallback(({ id }: { id: string }) => openById(id), [openById]);
  const [shown, setShown] = useState<Shown>({ id: undefined, ids: null });
  const here = listed.map(({ id }) => id);
  const isOpen = asked !== null;
  // A record that was opened by a link may be loaded after the snapshot.
  const isLate = isOpen && !shown.ids?.includes(asked) && here.includes(asked);
  if (isOpen && (asked !== shown.id || isLate))
    setShown({ id: asked, ids: isLate ? here : (shown.ids ?? here) });
  // The id outlives the close, so that the record stays in its window during the exit animation.
  if (!isOpen && shown.ids) setShown({ ...shown, ids: null });
  const ids = shown.ids ?? here;
  return {
    open,
    close,
    leave,
    go: (to: number) => ids[to] !== undefined && openById(ids[to]),
    isOpen,
    id: shown.id,
    place: ids.indexOf(shown.id ?? ''),
    count: ids.length,
  };
}
