import { blogPost, flight, tourPackage, umrahPackage, visaService } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markupTexts } from '../../api/testing/corpora/markup.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import { filesBelow } from '../harness/folders.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

const catalogue = [blogPost, flight, tourPackage, umrahPackage, visaService] as readonly Entity[];

/** Traces of a text in the page other than text. */
function faultsOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const faults: string[] = [];
  for (const script of document.querySelectorAll('script'))
    if (script.type !== 'application/ld+json') {
      if (script.textContent.includes('__x')) faults.push('a script');
    } else if (!isJson(script.textContent))
      faults.push('data for search engines that cannot be read');
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^formaction$/.test(name)) faults.push(`${name}="${value}"`);
      if (/^\s*(javascript|data|vbscript):/i.test(value) && /^(href|src|action)$/.test(name))
        faults.push(`${name}="${value}"`);
    }
  const strange = 'base, iframe, object, embed, [http-equiv=refresh], link[href*="evil.example"]';
  for (const { outerHTML } of document.querySelectorAll(strange)) faults.push(outerHTML);
  return faults;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('texts that become a script where somebody prints them as markup', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few', env: UNCOMPRESSED });
  });
  afterAll(() => product.stop());

  test('are texts on every page, in its head and in what it tells search engines', async () => {
    for (const entity of catalogue) {
      // Fills each field to its limit, so that a few records carry all texts.
      const texts = entity.columns.filter(({ field }) =>
        ['text', 'multiline', 'markdown'].includes(field.kind),
      );
      for (let at = 0; at < markupTexts.length; at++) {
        if (at % 3 !== catalogue.indexOf(entity) % 3) continue;
        const values = Object.fromEntries(
          texts.map(({ name, field }, nth) => {
            const text = markupTexts[(at + nth) % markupTexts.length]!;
            return [name, text.length <= (field.max ?? 0) ? text : 'Sample'];
          }),
        );
        const flag = entity.shownWhen!;
        const { status } = await product.call(
          'POST',
          entity.path,
          draftOf(entity, { ...values, [flag]: true }),
        );
        expect(status).toBe(201);
      }
    }
    await product.live();

    const pages = [...(await filesBelow(product.siteDir))]
      .map(([name, bytes]) => [name, bytes.toString()] as const)
      .filter(([name, html]) => name.endsWith('.html') && /__x|evil\.example/.test(html));
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.flatMap(([name, html]) => faultsOf(html).map((fault) => [name, fault]))).toEqual(
      [],
    );
  });
});

test('a page that prints a text as markup is found', () => {
  for (const text of markupTexts.slice(0, 4))
    expect(faultsOf(`<!doctype html><body><h1>${text}</h1>`)).not.toEqual([]);
  const cutShort = '<script type="application/ld+json">{"name": "</script><b>"}</script>';
  expect(faultsOf(cutShort)).toEqual(['data for search engines that cannot be read']);
});
