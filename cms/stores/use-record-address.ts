import { useEffect, useMemo } from 'react';
import { useNavigation } from './navigation.ts';

/** The record of a list that the address names, and the navigation to one and back. */
export function useRecordAddress(list: string) {
  const { path, open, close, leaveRecord, putListBelow } = useNavigation();
  const asked = path.startsWith(`${list}/`) ? path.slice(list.length + 1) : null;
  const isAsked = asked !== null;
  useEffect(() => {
    if (isAsked) putListBelow(list);
  }, [isAsked, list, putListBelow]);
  const acts = useMemo(
    () => ({
      open: (id: string) => open(list, id),
      close: () => close(list),
      leave: () => leaveRecord(list),
    }),
    [list, open, close, leaveRecord],
  );
  return { asked, ...acts };
}
