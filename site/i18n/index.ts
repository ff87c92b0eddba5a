import type { Locale } from '#model/kit/locales.ts';
import { bn } from './bn/index.ts';
import { en, type Strings } from './en/index.ts';

const languages: Readonly<Record<Locale, Strings>> = { en, bn };

/** Everything that the site itself says in a language. */
export const strings = (locale: Locale): Strings => languages[locale];
