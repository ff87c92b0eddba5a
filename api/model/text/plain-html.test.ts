import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createMarkdown } from './markdown.ts';
import { plainHtml } from './plain-html.ts';

const { window } = new JSDOM('');
const toHtml = createMarkdown(window);
const purify = createDOMPurify(window);

/** The HTML after parsing and serialising. */
const asRead = (html: string) => purify.sanitize(html, { USE_PROFILES: { html: true } });

const PIECES = [
  ['*', '**', '***', '_', '__', '~~', '`', '``', '\\', '# ', '###### ', '> ', '- ', '+ ', '1. '],
  ['2) ', '    ', '\t', '\n', '\n\n', '  \n', '---', '===', '***\n', '- [ ] ', '|', '|-|-|\n'],
  ['[', ']', '(', ')', '![', ']: ', '"', "'", '&', '&amp;', '&copy;', '&#0;', '&#x3c;', '&lt;'],
  ['>', 'https://kheya.test', 'a@b.cd', '\u00a0', '\u0000', '\r\n', '\f', '\ufeff', '\ud800'],
  ['word', 'words and more', 'নৌকা', 'ভোরে ', 'I', '3', ':', '^', '$&', '{{', 'é'],
].flat();
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 25 })
  .map((pieces) => pieces.join(''));

test('what is taken to be plain is what a browser would have written', () => {
  let plain = 0;
  fc.assert(
    fc.property(text, (markdown) => {
      const html = toHtml(markdown);
      if (markdown.includes('<') || html === '') return;
      expect(asRead(html), markdown).toBe(html);
      if (plainHtml(markdown, html) !== undefined) plain++;
    }),
    { numRuns: 1_500 },
  );
  expect(plain).toBeGreaterThan(100);
});

test.for([
  ['a text with an element of its own', 'One <b>two</b>', '<p>One <b>two</b></p>\n'],
  ['a link', '[x](/x)', '<p><a href="/x">x</a></p>\n'],
  ['an element that only begins like a plain one', 'x', '<pre>x</pre>'],
  ['an entity that has to be known', '&copy;', '<p>&copy;</p>\n'],
  ['a letter that nobody sees', 'a\u00a0b', '<p>a\u00a0b</p>\n'],
  ['nothing', '', ''],
] as const)('%s is left to a browser', ([, markdown, html]) => {
  expect(plainHtml(markdown, html)).toBeUndefined();
});

test('the quotation marks of words stand as they are', () => {
  expect(plainHtml(`"It's"`, '<p>&quot;It&#39;s&quot; &amp; so on</p>\n')).toBe(
    `<p>"It's" &amp; so on</p>\n`,
  );
});
