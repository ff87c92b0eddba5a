import { localPath } from '#model/routes/paths.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { pageLinks } from './page-links.ts';

export interface SitemapPage {
  /** In English. */
  path: string;
  translated: boolean;
  updated_at?: string;
}

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Of what texts may hold, no XML may hold these: one of them, and a reader refuses the whole. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

export const escape = (text: string) =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (sign) => escaped[sign]!);

/** One entry for each language that a page may be found in. */
function entries(site: URL, { path, translated, updated_at }: SitemapPage): string[] {
  const { alternates } = pageLinks(site, 'en', path, translated);
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
  );
  const lastmod = updated_at ? `<lastmod>${escape(updated_at)}</lastmod>` : '';
  return LOCALES.filter((locale) => locale === 'en' || translated).map((locale) => {
    const address = new URL(localPath(locale, path), site).href;
    return `<url><loc>${escape(address)}</loc>${lastmod}${links.join('')}</url>`;
  });
}

export function urlSet(site: URL, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap((page) => entries(site, page));
  return [
    HEAD,
    `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Says where the parts are, not when they changed: an edit rewrites its part alone. */
export function sitemapIndex(site: URL, shards: readonly string[]): string {
  const sitemaps = shards.map(
    (path) => `<sitemap><loc>${escape(new URL(path, site).href)}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...sitemaps, '</sitemapindex>\n'].join('\n');
}
