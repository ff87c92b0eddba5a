/** The languages of the public site. English lives at the plain address, the other under its prefix. */
export const LOCALES = ['en', 'bn'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** `tag` is the hreflang and Intl tag, `toggle` what the language link says when it leads here. */
export const localeFacts: Readonly<
  Record<Locale, { tag: string; name: string; toggle: string; prefix: string; other: Locale }>
> = {
  en: { tag: 'en-BD', name: 'English', toggle: 'ENG', prefix: '', other: 'bn' },
  bn: { tag: 'bn-BD', name: 'বাংলা', toggle: 'বাং', prefix: '/bn', other: 'en' },
};

/** The language of a route's first segment: nothing is English, `bn` Bengali, anything else no page. */
export function localeOfSegment(segment: string | undefined): Locale | undefined {
  if (segment === undefined) return DEFAULT_LOCALE;
  return LOCALES.find((locale) => localeFacts[locale].prefix === `/${segment}`);
}

/** A column's Bengali twin: `name` → `name_bn`, `headline_en` → `headline_bn`. */
export type TwinName<N extends string> = N extends `${infer Base}_en` ? `${Base}_bn` : `${N}_bn`;

export function twinName<N extends string>(name: N): TwinName<N> {
  return `${name.replace(/_en$/, '')}_bn` as TwinName<N>;
}
