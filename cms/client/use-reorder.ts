import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reordered } from './reordered.ts';
import { reorder } from './records.ts';
import { listKey, reload } from './use-records.ts';

export type ArrangedName =
  | 'hero-scene'
  | 'accreditation'
  | 'faq'
  | 'review'
  | 'offer'
  | 'service-option';
interface Arranged {
  id: string;
  order: number;
}

/** Moves a record on the screen at once, and back when the server refuses; one move after another. */
export function useReorder(name: ArrangedName) {
  const client = useQueryClient();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  /** The list as the server has it, while moves are on their way. */
  const stored = useRef<Arranged[]>(undefined);
  const key = listKey(name);
  return async (id: string, order: number) => {
    const move = async () => {
      stored.current = await reorder(name, id, order);
    };
    const moved = before.current.then(move, move);
    before.current = moved;
    try {
      await client.cancelQueries({ queryKey: key });
      stored.current ??= client.getQueryData<Arranged[]>(key);
      client.setQueryData<Arranged[]>(key, (list) => list && reordered(list, id, order));
      await moved;
    } finally {
      // A reload in the middle of further moves would show the state before them.
      if (before.current === moved) {
        client.setQueryData(key, stored.current);
        stored.current = undefined;
        void reload(client, name);
      }
    }
  };
}
