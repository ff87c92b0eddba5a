import { basename } from 'node:path';
import { localeOfSegment, type Locale } from '#model/kit/locales.ts';
import type { PictureReader } from './pictures.ts';

/** The Open Graph image of a page, as its head describes it. */
export interface PageShare {
  /** The name of the image's file. */
  name: string;
  locale: Locale;
  title: string;
  brand: string;
  /** Address of the picture in it; undefined: it has none. */
  picture: string | undefined;
}

const NAME = /^[0-9a-f]{24}\.jpg$/;

/** Parses the head of the page, so that nothing needs to be stored beside the page. */
export function shareOf(html: string): PageShare | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const image = metaOf(head, 'og:image');
  const name = basename(image?.content ?? '');
  const locale = localeOfSegment(/<html lang="(\w+)"/.exec(head)?.[1]) ?? 'en';
  const title = metaOf(head, 'og:image:alt')?.content;
  const brand = metaOf(head, 'og:site_name')?.content;
  if (!NAME.test(name) || title === undefined || brand === undefined) return undefined;
  return { name, locale, title, brand, picture: image?.picture };
}

/** Draws the image; without its picture where that is gone. */
export async function drawnShare(
  { locale, title, brand, picture: src }: PageShare,
  readPicture: PictureReader,
): Promise<Buffer> {
  const picture = src === undefined ? undefined : await readPicture(src);
  // With the first image, long after the start, which need not wait for what draws.
  const { drawShare } = await import('./draw.ts');
  return drawShare({ locale, title, brand, picture });
}

function metaOf(head: string, property: string) {
  const element = new RegExp(`<meta property="${property}"(\\s[\\w-]+="[^"]*")*`).exec(head)?.[0];
  const attribute = (name: string) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(element ?? '')?.[1];
    return value === undefined ? undefined : unescaped(value);
  };
  return element
    ? { content: attribute('content'), picture: attribute('data-picture') }
    : undefined;
}

const signs: Readonly<Record<string, string>> = {
  '&#34;': '"',
  '&quot;': '"',
  '&#38;': '&',
  '&amp;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string) => text.replace(/&#?\w+;/g, (sign) => signs[sign] ?? sign);
