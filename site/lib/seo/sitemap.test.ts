import { expect, test } from 'vitest';
import { sitemapIndex, urlSet } from './sitemap.ts';

const site = new URL('https://kheya.test');

test('a translated page is found in both languages, each beside the other, with its last change', () => {
  const updated_at = '2026-01-02T03:04:05.000Z';
  const links =
    '<xhtml:link rel="alternate" hreflang="en-BD" href="https://kheya.test/tours/bali"/>' +
    '<xhtml:link rel="alternate" hreflang="bn-BD" href="https://kheya.test/bn/tours/bali"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://kheya.test/tours/bali"/>';
  const lastmod = `<lastmod>${updated_at}</lastmod>`;
  expect(urlSet(site, [{ path: '/tours/bali', translated: true, updated_at }]).split('\n')).toEqual(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>https://kheya.test/tours/bali</loc>${lastmod}${links}</url>`,
      `<url><loc>https://kheya.test/bn/tours/bali</loc>${lastmod}${links}</url>`,
      '</urlset>',
      '',
    ],
  );
});

test('a page that lacks its Bengali is found in English alone', () => {
  const xml = urlSet(site, [{ path: '/tours/bali', translated: false }]);
  expect(xml).toContain('<url><loc>https://kheya.test/tours/bali</loc></url>');
  expect(xml).not.toContain('/bn/');
});

test('the index names its parts by whole addresses', () => {
  expect(sitemapIndex(site, ['/sitemaps/pages.xml', '/sitemaps/tours-1.xml'])).toContain(
    '<sitemap><loc>https://kheya.test/sitemaps/tours-1.xml</loc></sitemap>\n</sitemapindex>',
  );
});
