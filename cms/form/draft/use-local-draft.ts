import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newAttempt } from '../../client/create-attempt.ts';
import { useSession } from '../../stores/session.ts';
import type { FormValues } from './draft.ts';
import { draftPlace, typedValues, type LocalDraft } from './local-draft.ts';

const PAUSE_MS = 800;

interface Options {
  form: UseFormReturn<FormValues>;
  entity: string;
  /** The record that is changed; null for a new one. */
  record: { id: string; revision: number | string } | null;
  /** Initial draft values. */
  start: FormValues;
}

/**
 * Autosave: stores unsaved values on this device until they are saved, so that neither a closed
 * window nor an ended session loses them. `offered` is the draft of an earlier visit.
 */
export function useLocalDraft({ form, entity, record, start }: Options) {
  const userId = useSession((session) => session.user?.id ?? '');
  const id = record?.id;
  const place = useMemo(() => draftPlace(userId, entity, id), [userId, entity, id]);
  const revision = record?.revision ?? null;
  const [found] = useState(place.find);
  const [isOpenAgain] = useState(place.wasInterrupted);
  const [resumed] = useState(isOpenAgain && found?.revision === revision ? found : null);
  const [offered, setShown] = useState(resumed ? null : found);
  /** Ref copy of `offered`, for a write before the next render. */
  const standing = useRef(offered);
  const [ownAttempt] = useState(newAttempt);
  const attempt = useRef(resumed?.attempt ?? ownAttempt);
  const setOffered = (next: LocalDraft | null) => {
    standing.current = next;
    setShown(next);
  };
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [pauses, setPauses] = useState(0);
  const pending = useRef<FormValues | null>(null);
  /** The values that were written last; null where nothing was typed. */
  const written = useRef<FormValues | null>(null);

  const keep = (typed: FormValues) => {
    const now = Date.now();
    pending.current = null;
    const names = Object.keys(typed);
    const left = standing.current;
    written.current = null;
    if (names.length === 0 && !left) {
      place.drop();
      return setKeptAt(null);
    }
    const base = Object.fromEntries(names.map((name) => [name, start[name]!]));
    // Merged: an offered draft that is not answered yet stays beside the newly typed values.
    const isKept = place.keep({
      values: { ...left?.values, ...typed },
      base: { ...base, ...left?.base },
      revision: left ? left.revision : revision,
      attempt: record ? null : (left?.attempt ?? attempt.current),
      keptAt: now,
    });
    written.current = typed;
    setKeptAt(isKept ? now : null);
    setRefused(!isKept);
  };
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });

  useEffect(() => place.resume(), [place]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isSignedOut = () => useSession.getState().user === null;
    const flush = () => {
      const cleared = place.isThere() ? null : written.current;
      const typed = pending.current ?? cleared;
      if (typed) latest.current(typed);
    };
    let isFirst = true;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        // A reset names no field, and nobody typed it.
        if (name === undefined) return;
        clearTimeout(timer);
        pending.current = typedValues(start, values);
        // No debounce the first time: blocked storage is reported before much is typed.
        if (isFirst) flush();
        isFirst = false;
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
      if (isSignedOut() && place.find()) place.interrupt();
    };
  }, [form, place, start]);

  return {
    offered,
    /** The session ended while the form was open. */
    isOpenAgain,
    /** Draft of an ended session, restored without a question as nobody saved the record since. */
    resumed,
    /** The create that the form makes. */
    attempt: () => attempt.current,
    /** Time of the last write to storage. */
    keptAt,
    /** Whether storage refused the draft. */
    isRefused,
    /** Number of debounced pauses in typing so far; each one writes the draft. */
    pauses,
    /** Writes the draft at once. */
    keepNow: () => keep(typedValues(start, form.getValues())),
    /** Writes these values at once, and offers them. */
    setAside: (values: FormValues) => {
      keep(values);
      setOffered(place.find());
    },
    /** Deletes the draft: saved, or discarded. */
    forget: () => {
      pending.current = null;
      written.current = null;
      place.drop();
      setOffered(null);
      setKeptAt(null);
    },
    /** Deletes the offered draft, and offers the one that was kept before it. */
    discard: () => {
      place.drop();
      setOffered(place.find());
      const typed = typedValues(start, form.getValues());
      if (Object.keys(typed).length > 0) keep(typed);
    },
    /** Marks the offered draft as restored into the form. */
    take: () => {
      if (offered?.attempt) attempt.current = offered.attempt;
      setOffered(null);
    },
  };
}
