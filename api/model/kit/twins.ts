import { isSameNumber } from '../contact/phone-key.ts';
import { asciiDigits } from '../text/digits.ts';
import { saysSame } from '../text/wording.ts';
import type { Column, Entity } from './entity.ts';
import { isTranslated, isFilled } from './translation.ts';

/** A field in both languages: the column of each. */
export interface Twins {
  readonly en: Column;
  readonly bn: Column;
}

export type Side = keyof Twins;

/** State of a pair of texts, beside the two. */
export interface TwinState {
  /** The side that was written first: the other one is its translation. */
  readonly source: Side;
  /** Source text for which the translation was right; undefined while it still is. */
  readonly madeFor: unknown;
  /** Why whoever translates left it for later. */
  readonly skipped: string | null;
}

export const UNTOUCHED: TwinState = { source: 'en', madeFor: undefined, skipped: null };

export const isUntouched = ({ source, madeFor, skipped }: TwinState) =>
  source === UNTOUCHED.source && madeFor === undefined && skipped === null;

/** Every field of an entity that is written in both languages. */
export const twinsOf = ({ columns }: Pick<Entity, 'columns'>): Twins[] =>
  columns.flatMap((bn) => {
    const en = columns.find(({ name }) => name === bn.twinOf);
    return en ? [{ en, bn }] : [];
  });

type Pair = Readonly<Record<Side, unknown>>;
type Values = Readonly<Record<string, unknown>>;

export const pairIn = ({ en, bn }: Twins, record: Values): Pair => ({
  en: record[en.name],
  bn: record[bn.name],
});

/** The state of a pair after a save that made `after` out of `before`. */
export const stateAfter = (twins: Twins, state: TwinState, before: Pair, after: Pair): TwinState =>
  isNumber(twins) ? numberAfter(state, before, after) : textAfter(state, before, after);

/** Whether a pair is one number in two scripts, which a machine can compare. */
export const isNumber = ({ bn }: Twins) => bn.field.kind === 'phone';

/** Compares the numbers, not who wrote what when; a difference that was confirmed stays so. */
function numberAfter(state: TwinState, before: Pair, after: Pair): TwinState {
  const number = (value: unknown) => String(value ?? '');
  const isOne = (one: unknown, other: unknown) => isSameNumber(number(one), number(other));
  if (!isTranslated(after)) return { ...UNTOUCHED, skipped: state.skipped };
  if (isOne(before.en, after.en) && isOne(before.bn, after.bn)) return state;
  return isOne(after.en, after.bn)
    ? UNTOUCHED
    : { ...UNTOUCHED, madeFor: asciiDigits(number(after.bn)) };
}

function textAfter(state: TwinState, before: Pair, after: Pair): TwinState {
  const isChanged = (side: Side) => !saysSame(before[side], after[side]);
  const [enChanged, bnChanged] = [isChanged('en'), isChanged('bn')];
  const skipped = enChanged || bnChanged ? null : state.skipped;
  if (!isTranslated(after)) {
    const isBengaliAlone = isFilled(after.bn) && !isFilled(after.en);
    return { source: isBengaliAlone ? 'bn' : 'en', madeFor: undefined, skipped };
  }
  const { source } = state;
  const translation: Side = source === 'en' ? 'bn' : 'en';
  const isRewritten = translation === 'bn' ? bnChanged : enChanged;
  if (!isTranslated(before) || isRewritten) return { source, madeFor: undefined, skipped };
  const madeFor = state.madeFor === undefined ? before[source] : state.madeFor;
  return { source, madeFor: saysSame(madeFor, after[source]) ? undefined : madeFor, skipped };
}
