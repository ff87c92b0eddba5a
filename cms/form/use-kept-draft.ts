import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../stores/session.ts';
import type { FormValues } from './draft.ts';
import { draftPlace, typedValues, type KeptDraft } from './kept-draft.ts';

const PAUSE_MS = 800;

interface Options {
  form: UseFormReturn<FormValues>;
  entity: string;
  id: string | undefined;
  /** What the form held before anybody typed. */
  start: FormValues;
}

/**
 * Keeps what is typed on this device until it is saved, so that neither a closed window nor a
 * session that ends loses it. `offered` is what an earlier time left behind.
 */
export function useKeptDraft({ form, entity, id, start }: Options) {
  const userId = useSession((session) => session.user?.id ?? '');
  const place = useMemo(() => draftPlace(userId, entity, id), [userId, entity, id]);
  const [offered, setOffered] = useState<KeptDraft | null>(place.find);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [pauses, setPauses] = useState(0);
  const pending = useRef<FormValues | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = false;
    const flush = () => {
      if (pending.current) {
        place.keep(pending.current);
        isKept = true;
        setKeptAt(Date.now());
      }
      pending.current = null;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        // A reset names no field, and nobody typed it.
        if (name === undefined) return;
        const typed = typedValues(start, values);
        clearTimeout(timer);
        const isBackAtStart = Object.keys(typed).length === 0;
        pending.current = isBackAtStart ? null : typed;
        if (isBackAtStart && isKept) {
          place.drop();
          setKeptAt(null);
        }
        timer = setTimeout(() => {
          flush();
          setPauses((before) => before + 1);
        }, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      clearTimeout(timer);
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [form, place, start]);

  return {
    offered,
    /** When what is typed was last kept. */
    keptAt,
    /** How often the typing has paused so far, each time for long enough to keep what was typed. */
    pauses,
    /** Keeps the values now, and offers them. */
    setAside: (values: FormValues) => {
      place.keep(values);
      pending.current = null;
      setOffered(place.find());
    },
    /** No longer wanted: saved, or thrown away. */
    forget: () => {
      pending.current = null;
      place.drop();
      setOffered(null);
    },
    dismiss: () => setOffered(null),
  };
}
