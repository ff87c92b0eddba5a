import type { Entity } from '#model/kit/entity.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { differences, mergedValues, type Side } from '../conflict/conflict.ts';
import type { Contest } from '../conflict/conflict-question.tsx';
import type { FormValues } from './draft.ts';
import type { useLocalDraft } from './use-local-draft.ts';

export type DraftOffer = ReturnType<typeof useDraftOffer>;

interface Options {
  entity: Entity;
  form: UseFormReturn<FormValues>;
  draft: ReturnType<typeof useLocalDraft>;
  /** Initial draft values, with the record's revision; null for a new one. */
  start: FormValues;
  revision: number | string | null;
  /** Puts values into the form. */
  put: (values: FormValues) => void;
}

/**
 * The stored draft and its differences from the record. A draft older than the record is merged
 * field by field, so that it reverts nothing that anybody saved since.
 */
export function useDraftOffer({ entity, form, draft, start, revision, put }: Options) {
  const { offered, resumed, isOpenAgain } = draft;
  const found =
    offered &&
    differences(entity.columns, {
      base: offered.base,
      mine: { ...start, ...known(offered.values, start) },
      theirs: start,
    });
  const isOlder = offered !== null && offered.revision !== revision;
  const [isAsking, setAsking] = useState(isOpenAgain && isOlder);
  const onResumed = useEffectEvent(put);
  useEffect(() => {
    if (resumed) onResumed(resumed.values);
  }, [resumed]);
  const take = (values: FormValues) => {
    draft.take();
    put(values);
    setAsking(false);
  };

  const mine = offered && { ...form.getValues(), ...known(offered.values, start) };
  const contest: Contest | null =
    offered && mine && isAsking && found!.length > 0
      ? { differences: found!, mine, theirs: start }
      : null;
  return {
    /** Null where the record has all of its values already. */
    draft: found && found.length > 0 ? offered : null,
    /** The fields in which the draft differs from the record. */
    differences: found ?? [],
    /** The record was saved anew since it was typed. */
    isOlder,
    contest,
    bringBack: () => (isOlder ? setAsking(true) : take(offered!.values)),
    notNow: () => setAsking(false),
    choose: (chosen: Readonly<Record<string, Side>>) =>
      take(mergedValues(found!, chosen, { mine: mine!, theirs: form.getValues() })),
  };
}

/** The values without those of fields that no longer exist. */
const known = (values: FormValues, start: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in start));
