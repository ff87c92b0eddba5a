import type { PublicName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { preview, type PreviewLinks } from '../../client/preview.ts';
import { changeFrom, draftFrom, type FormValues } from '../draft/draft.ts';
import { refusedPreview, unshowable } from './preview-faults.ts';

interface Options {
  entity: Entity;
  /** Of the record that is changed; nothing for a new one. */
  id: string | undefined;
  form: UseFormReturn<FormValues>;
  /** Initial draft values. */
  start: FormValues;
  /** Counts the debounced pauses in typing: each one renders the page again. */
  pauses: number;
}

/** The page as the form holds it: opened once, then kept up with the typing until it is closed. */
export function usePreview({ entity, id, form, start, pauses }: Options) {
  const [links, setLinks] = useState<PreviewLinks | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Id of the latest request: a stale response, or one after closing, is ignored. */
  const asked = useRef(0);
  const isOpen = links !== null;
  /** Race: a pause in typing may still be acted upon, as of an open preview, after it was closed. */
  const isWanted = useRef(false);

  const ask = async (values: FormValues) => {
    const mine = ++asked.current;
    setBusy(true);
    try {
      const record =
        id === undefined ? draftFrom(entity, values) : changeFrom(entity, start, values);
      const kind = entity.name as PublicName;
      const found = await preview({ entity: kind, ...(id === undefined ? {} : { id }), record });
      if (mine !== asked.current) return;
      setLinks(found);
      setFault(null);
    } finally {
      if (mine === asked.current) setBusy(false);
    }
  };
  const refresh = async () => {
    const values = form.getValues();
    const found = unshowable(entity, values);
    if (found) {
      asked.current++;
      setBusy(false);
      return setFault(found);
    }
    const mine = asked.current + 1;
    try {
      await ask(values);
    } catch (error) {
      if (mine === asked.current) setFault(refusedPreview(entity, error));
    }
  };
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (isOpen && isWanted.current) void latest.current();
    // No `isOpen` in the dependencies: a preview that has just opened is up to date.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pauses, start]);

  return {
    links,
    /** Why the page does not show the current values. */
    fault,
    isBusy,
    isOpen,
    /** Throws the server's error. */
    open: (values: FormValues) => {
      isWanted.current = true;
      return ask(values);
    },
    refresh,
    close: () => {
      isWanted.current = false;
      asked.current++;
      setLinks(null);
      setFault(null);
      setBusy(false);
    },
  };
}
