import type { Locale } from '#model/kit/locales.ts';
import { tagKey } from '#model/catalogue/tag-key.ts';
import { readableTag } from '#model/catalogue/tag-names.ts';
import { asTyped, type Localised } from '../lib/format/localised.ts';
import { read } from './reads/reads.ts';

/** A tag as a page in this language says it; in English where it has no name of its own there. */
export function tagName(locale: Locale, tag: string): Localised {
  const named = read('slug', 'tag', tagKey(tag));
  const bengali = named?.name_bn?.trim();
  if (locale === 'bn' && bengali) return { value: bengali, lang: undefined };
  return asTyped(locale, readableTag(named?.name ?? tag));
}

export const tagNames = (locale: Locale, tags: readonly string[]): Localised[] =>
  tags.map((tag) => tagName(locale, tag));
