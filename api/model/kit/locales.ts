/** Languages of the public site. English has no prefix, the others have theirs. */
export const LOCALES = ['en', 'bn'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** `tag` is the hreflang and Intl tag, `toggle` the label of the language link to it. */
export const localeFacts: Readonly<
  Record<Locale, { tag: string; name: string; toggle: string; prefix: string; other: Locale }>
> = {
  en: { tag: 'en-BD', name: 'English', toggle: 'ENG', prefix: '', other: 'bn' },
  bn: { tag: 'bn-BD', name: 'বাংলা', toggle: 'বাং', prefix: '/bn', other: 'en' },
};

/** Maps a route's first segment to a language: none is English, `bn` Bengali, else undefined. */
export function localeOfSegment(segment: string | undefined): Locale | undefined {
  if (segment === undefined) return DEFAULT_LOCALE;
  return LOCALES.find((locale) => localeFacts[locale].prefix === `/${segment}`);
}

/** A column's Bengali twin: `name` → `name_bn`, `headline_en` → `headline_bn`. */
export type TwinName<N extends string> = N extends `${infer Base}_en` ? `${Base}_bn` : `${N}_bn`;

export function twinName<N extends string>(name: N): TwinName<N> {
  return `${name.replace(/_en$/, '')}_bn` as TwinName<N>;
}
