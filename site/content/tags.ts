import type { Locale } from '#model/locales.ts';
import { tagKey } from '#model/tag-key.ts';
import { readableTag } from '#model/tag-names.ts';
import { asTyped, type Localised } from '../lib/localised.ts';
import type { Tag } from './records.ts';
import { read } from './store.ts';

/** A tag as a page in this language says it; in English where it has no name of its own there. */
export function tagName(locale: Locale, tag: string): Localised {
  const named = read<Tag, 'slug'>('slug', 'tag', tagKey(tag));
  const bengali = named?.name_bn?.trim();
  if (locale === 'bn' && bengali) return { value: bengali, lang: undefined };
  return asTyped(locale, readableTag(named?.name ?? tag));
}

export const tagNames = (locale: Locale, tags: readonly string[]): Localised[] =>
  tags.map((tag) => tagName(locale, tag));
