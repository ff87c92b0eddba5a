import { useMemo, useState } from 'react';

interface Opened {
  open: boolean;
  id: string | undefined;
  /** Those that were listed when it was opened; taken down with the first look. */
  ids: readonly string[] | null;
}

/** Which of a list is open. The list stays as it was then: what is marked read does not leave it. */
export function useOpened(listed: readonly { id: string }[]) {
  const [opened, setOpened] = useState<Opened>({ open: false, id: undefined, ids: [] });
  const ids = opened.ids ?? listed.map(({ id }) => id);
  if (opened.ids === null) setOpened({ ...opened, ids });
  const place = ids.indexOf(opened.id ?? '');
  const acts = useMemo(
    () => ({
      open: ({ id }: { id: string }) => setOpened({ open: true, id, ids: null }),
      close: () => setOpened((before) => ({ ...before, open: false })),
    }),
    [],
  );
  return {
    ...acts,
    go: (to: number) => setOpened({ ...opened, id: ids[to] }),
    isOpen: opened.open,
    id: opened.id,
    place,
    count: ids.length,
  };
}
