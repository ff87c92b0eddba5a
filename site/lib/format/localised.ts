import { isBlank } from '#model/text/blank.ts';
import { twinName, type Locale, type TwinName } from '#model/kit/locales.ts';

/** Something to show, and its language where that is not the page's. */
export interface Localised<T = string> {
  value: T;
  lang: Locale | undefined;
}

/** Names of the fields that have a Bengali twin. */
type BilingualField<R> = {
  [N in keyof R & string]: TwinName<N> extends keyof R ? N : never;
}[keyof R & string];

type Filled<T> = Exclude<T, null | undefined>;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && isBlank(value)) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A field in the page's language, in English where nobody wrote it yet, nothing where it is empty. */
export function localised<R extends object, N extends BilingualField<R>>(
  locale: Locale,
  record: R,
  field: N,
): Localised<Filled<R[N]>> | undefined {
  const english = record[field];
  const bengali = record[twinName(field) as unknown as keyof R];
  if (locale === 'bn' && !isEmpty(bengali)) {
    return { value: bengali as Filled<R[N]>, lang: undefined };
  }
  if (isEmpty(english)) return undefined;
  return { value: english as Filled<R[N]>, lang: foreign(locale, 'en') };
}

/** The same for a required field. */
export function localisedName<R extends object, N extends BilingualField<R>>(
  locale: Locale,
  record: R,
  field: N,
): Localised<Filled<R[N]>> {
  return (
    localised(locale, record, field) ?? { value: record[field] as Filled<R[N]>, lang: undefined }
  );
}

/** A text that exists once, as typed: Bengali where it has Bengali letters. */
export function asTyped(locale: Locale, text: string): Localised {
  return { value: text, lang: foreign(locale, /[\u0980-\u09ff]/.test(text) ? 'bn' : 'en') };
}

const foreign = (page: Locale, own: Locale) => (page === own ? undefined : own);

/** Whether a record has all of these in Bengali. */
export const isTranslated = <R extends object>(record: R, fields: readonly BilingualField<R>[]) =>
  fields.every((field) => !isEmpty(record[twinName(field) as unknown as keyof R]));
