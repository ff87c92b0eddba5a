import type { AgencyName, RecordNamed } from '#model/entities/index.ts';
import { causeOf } from '../../client/api-error.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { orderAbove, orderBelow, orderOf } from '../../client/reordered.ts';
import { useReorder, type ArrangedName } from '../../client/use-reorder.ts';
import { useDragOrder } from '../../ui/use-drag-order.ts';
import { notify } from '../../ui/toast.tsx';
import type { SiteTab } from './tabs.tsx';

export type Direction = 'up' | 'down';
type Arranged = RecordNamed<AgencyName>;
/** The toast of the moves so far, and the entry that its Undo puts back to where it was at first. */
interface LastMoves {
  id: string;
  from: number;
  /** Moves of other entries are among them: its words name the one that goes back. */
  isMixed: boolean;
  toast: string | number;
}
const SAYS = 'Reordered successfully';

interface Options {
  tab: SiteTab;
  /** The whole list. */
  all: readonly Arranged[];
  /** Of it, entries on the screen. */
  records: readonly Arranged[];
}

/** Moves the entries of a list by their buttons, with the focus staying on the entry, or by drag. */
export function useReorderControls({ tab, all, records }: Options) {
  const reorder = useReorder(tab.entity as ArrangedName);
  const [announcement, setAnnouncement] = useState('');
  const last = useRef<LastMoves | null>(null);
  const moved = useRef<{ id: string; direction: Direction; from: string } | null>(null);

  const titleOf = (id: string) => {
    const entry = all.find((each) => each.id === id);
    return entry ? tab.titleOf(entry) : '';
  };

  const place = async (id: string, order: number, from?: number) => {
    try {
      await reorder(id, order);
      setAnnouncement(`Moved to place ${order}`);
      if (from === undefined) return void notify.success(SAYS);
      const before = last.current;
      const isSame = before?.id === id;
      const start = isSame ? before.from : from;
      const isMixed = before !== null && (before.isMixed || !isSame);
      const says = isMixed ? `${SAYS}. Undo puts “${titleOf(id)}” back to place ${start}` : SAYS;
      const undo = () => {
        last.current = null;
        void place(id, start);
      };
      const onGone = () => {
        if (last.current?.toast === toast) last.current = null;
      };
      const toast = notify.success(says, undo, { id: before?.toast, onGone });
      last.current = { id, from: start, isMixed, toast };
    } catch (error) {
      notify.error('Failed to reorder', causeOf(error));
    }
  };

  // Named after both orders, so that a list in another order is taken up anew.
  const list = [all, records].map((each) => each.map(({ id }) => id).join()).join(';');
  const root = useDragOrder(list, tab.ordered ? records.length : 0, (from, to) => {
    const [dragged, target] = [records[from], records[to]];
    if (dragged && target && dragged !== target)
      void place(dragged.id, orderOf(all, target.id), orderOf(all, dragged.id));
  });

  // The browser takes the focus off a button whose entry was taken out and put in elsewhere.
  useLayoutEffect(() => {
    if (!moved.current || moved.current.from === list) return;
    const { id, direction } = moved.current;
    moved.current = null;
    const row = root.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const button = (which: Direction) =>
      row?.querySelector<HTMLButtonElement>(`[data-move="${which}"]:enabled`);
    (button(direction) ?? button(direction === 'up' ? 'down' : 'up'))?.focus();
  }, [list, root]);

  const move = (id: string, direction: Direction) => {
    const order = orderOf(all, id);
    moved.current = { id, direction, from: list };
    void place(id, direction === 'up' ? orderAbove(order) : orderBelow(order), order);
  };

  return { root, move, announcement };
}
