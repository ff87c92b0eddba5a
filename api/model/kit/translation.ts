import { isBlank } from '../text/blank.ts';
import type { Column, Entity } from './entity.ts';

/** Characters of a reason to leave a text for later. */
export const MAX_SKIP_REASON = 200;

/** Translation progress of a record. */
export interface Translation {
  /** Fields with English text. */
  readonly total: number;
  /** Their Bengali columns that are empty, or repeat the English. */
  readonly missing: readonly Column[];
}

/** Finds the untranslated columns of a record. */
export function translationOf({ columns }: Pick<Entity, 'columns'>, record: object): Translation {
  const values = record as Readonly<Record<string, unknown>>;
  const twins = columns.filter(({ twinOf }) => twinOf !== null && isFilled(values[twinOf]));
  return {
    total: twins.length,
    missing: twins.filter(
      ({ name, twinOf }) => !isTranslated({ en: values[twinOf!], bn: values[name] }),
    ),
  };
}

/** Whether both are there; the same text twice is no translation. */
export const isTranslated = ({ en, bn }: { en: unknown; bn: unknown }): boolean =>
  isFilled(en) && isFilled(bn) && written(en) !== written(bn);

export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return !isBlank(value);
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

const written = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).normalize('NFC').trim();
