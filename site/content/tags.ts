import type { Locale } from '#model/locales.ts';
import { tagKey } from '#model/tag-key.ts';
import { asTyped, type Localised } from '../lib/localised.ts';
import type { Tag } from './records.ts';
import { read } from './store.ts';

/** A tag as a page in this language says it; as it was typed where it has no name of its own there. */
export function tagName(locale: Locale, tag: string): Localised {
  const named = locale === 'bn' ? read<Tag, 'slug'>('slug', 'tag', tagKey(tag)) : null;
  const bengali = named?.name_bn?.trim();
  return bengali ? { value: bengali, lang: undefined } : asTyped(locale, tag);
}

export const tagNames = (locale: Locale, tags: readonly string[]): Localised[] =>
  tags.map((tag) => tagName(locale, tag));
