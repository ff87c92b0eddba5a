import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import { localised, localisedName, type Localised } from '../lib/format/localised.ts';
import { excerptOf } from '../lib/blog/excerpt.ts';
import type { PostTeaser } from '../lib/blog/post-teaser.ts';
import { blogCoversFrom } from '../lib/media/stock-images.ts';
import { wholePost } from './blog.ts';
import type { PostCard } from './reads/records.ts';
import { htmlOf } from './reads/queries.ts';
import { tagName } from './tags.ts';

/** A post's card. `place` chooses the stock cover where the post has none. */
export function postTeaser(locale: Locale, post: PostCard, place: number): PostTeaser {
  const [category] = post.tags;
  return {
    title: localisedName(locale, post, 'title'),
    category: category === undefined ? undefined : tagName(locale, category),
    date: post.created_at,
    excerpt: postExcerpt(locale, post),
    covers: [post.cover_image, post.image, ...blogCoversFrom(place)],
    opens: post.slug
      ? { href: localPath(locale, paths.post(post.slug)) }
      : { dialog: `post-${post.id}` },
  };
}

/** The excerpt as written, or one of the text; the page's language before the other. */
export function postExcerpt(locale: Locale, post: PostCard): Localised {
  const typed = localised(locale, post, 'excerpt');
  if (typed && typed.lang === undefined) return typed;
  const whole = wholePost(post.id);
  const content = whole && localised(locale, whole, 'content');
  if (!content || (typed && content.lang !== undefined))
    return typed ?? { value: '', lang: undefined };
  return { value: excerptOf(htmlOf(content.value)), lang: content.lang };
}
