import type { Page } from '@playwright/test';

interface Offer {
  price: string;
  priceCurrency: string;
}

/** Facts from a page's HTML, before any script has run. */
export interface PageFacts {
  path: string;
  status: number;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: Record<string, string>;
  /** Open Graph and Twitter. */
  cards: Record<string, string>;
  data: { '@type': string; offers?: Offer | Offer[] }[];
  links: string[];
  ids: string[];
  h1: string[];
  firstParagraph: string;
  text: string;
}

/** Fetches pages as a search engine does: HTML only. */
export function readPages(page: Page, paths: readonly string[]): Promise<PageFacts[]> {
  return page.evaluate(async (all) => {
    const facts: PageFacts[] = [];
    for (const path of all) {
      const response = await fetch(path);
      const document = new DOMParser().parseFromString(await response.text(), 'text/html');
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? '';
      const many = <T>(selector: string, each: (element: Element) => T) =>
        [...document.querySelectorAll(selector)].map(each);
      const words = (element: Element | null | undefined) =>
        (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      facts.push({
        path,
        status: response.status,
        lang: document.documentElement.lang,
        title: document.title,
        description: attribute('meta[name="description"]', 'content'),
        robots: attribute('meta[name="robots"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        alternates: Object.fromEntries(
          many('link[rel="alternate"][hreflang]', (link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        ) as Record<string, string>,
        cards: Object.fromEntries(
          many('meta[property^="og:"], meta[name^="twitter:"]', (meta) => [
            meta.getAttribute('property') ?? meta.getAttribute('name'),
            meta.getAttribute('content'),
          ]),
        ) as Record<string, string>,
        data: many('[type="application/ld+json"]', (script) =>
          JSON.parse(script.textContent!),
        ).flat() as PageFacts['data'],
        links: many('a[href]', (link) => link.getAttribute('href')!),
        ids: many('[id]', ({ id }) => id),
        h1: many('h1', words),
        firstParagraph: words(
          [...document.querySelectorAll('main p')].find((each) => words(each).length > 20),
        ),
        text: words(document.querySelector('main')),
      });
    }
    return facts;
  }, paths);
}

export interface MapEntry {
  loc: string;
  alternates: Record<string, string>;
}

/** All entries of all sitemaps in the sitemap index. */
export function readSitemap(page: Page, index: string): Promise<MapEntry[]> {
  return page.evaluate(async (from) => {
    const read = async (path: string) => {
      const text = await (await fetch(path)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      if (xml.querySelector('parsererror')) throw new Error(`${path} is no XML`);
      return xml;
    };
    const shards = [...(await read(from)).querySelectorAll('sitemap > loc')];
    const maps = await Promise.all(shards.map((loc) => read(new URL(loc.textContent).pathname)));
    return maps.flatMap((map) =>
      [...map.querySelectorAll('url')].map((url) => ({
        loc: url.querySelector('loc')!.textContent,
        alternates: Object.fromEntries(
          [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
            link.getAttribute('hreflang')!,
            link.getAttribute('href')!,
          ]),
        ),
      })),
    );
  }, index);
}
