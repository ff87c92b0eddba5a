import { localeFacts, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { BlogPosting, WithContext } from 'schema-dts';
import { webAddresses } from '../seo/web-address.ts';

interface Post {
  address: string;
  title: string;
  description: string;
  created_at: string;
  updated_at: string;
  tags: readonly string[];
  images: readonly string[];
}

interface Site {
  site: URL;
  locale: Locale;
  /** The agency: who writes and who publishes. */
  publisher: string;
}

/** A post as search engines read it. */
export function blogData({ site, locale, publisher }: Site, post: Post): WithContext<BlogPosting> {
  const address = (path: string) => new URL(localPath(locale, path), site).href;
  const url = address(paths.post(post.address));
  const image = webAddresses(post.images, site);
  const agency = {
    '@type': 'TravelAgency',
    name: publisher,
    url: address(paths.home),
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    inLanguage: localeFacts[locale].tag,
    datePublished: post.created_at,
    dateModified: post.updated_at,
    ...(post.tags.length > 0 && { keywords: [...post.tags] }),
    ...(image.length > 0 && { image }),
    author: agency,
    publisher: agency,
  };
}
