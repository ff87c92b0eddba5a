import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainlyWhole, wholeFault } from './document-outline.ts';

const page = (main: string, { head = '<title>A</title>', end = '<footer></footer>' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><header><nav></nav></header>` +
  `<main>${main}</main>${end}<dialog><header></header><footer></footer></dialog></body></html>`;

test.for([
  page('<h1>Bali</h1><article><header></header><footer></footer></article>'),
  page('<h1>Bali</h1>', { head: '<title></main></title><style>/*</main>*/</style>' }),
  page('<h1>Bali</h1>', { head: '<script type="application/ld+json">{"a":"</main>"}</script>' }),
  page('<h1>Bali</h1><img alt="<script>"><img alt="</main>">'),
  page('<h1>&lt;/main> <!-- </main> --></h1>'),
])('%s is whole', (html) => {
  expect(wholeFault(html)).toBeUndefined();
});

test.for([
  ['', 'it has no html'],
  [page('no heading'), 'it has no h1'],
  [page('<h1>a</h1><h1>b</h1>'), 'it has 2 h1'],
  [page('<h1>a</h1></main><main>'), 'it has 2 main'],
  [page('<h1>a</h1>', { end: '' }), 'its parts are header, main'],
  [page('<h1>a</h1>').replace('</main>', ''), 'its body is closed out of turn'],
  [page('<h1>a</h1>').replace('</html>', ''), 'its html is not closed'],
  [page('<h1>a</h1><section>'), 'its main is closed out of turn'],
  [page('<h1>a</h1><script>'), 'its main is not closed'],
  [page('<h1>a</h1><title>'), 'its main is not closed'],
] as const)('%s: %s', ([html, fault]) => {
  expect(wholeFault(html)).toContain(fault);
});

test('a page is plainly whole only where it is whole', () => {
  expect(isPlainlyWhole(page('<h1>Bali</h1>'))).toBe(true);
  expect(isPlainlyWhole(page('<h1>Bali</h1><img alt="</main>">'))).toBe(true);
  expect(isPlainlyWhole(page("<h1>Bali</h1><img alt='</main>'>"))).toBe(false);
  expect(isPlainlyWhole(page('<h1>Bali</h1>').replace('</main>', ''))).toBe(false);
  expect(isPlainlyWhole(page('<h1>Bali<!-- --></h1><!--astro:end-->'))).toBe(true);
});

/** Tags that hide others, or stand in them. */
const PIECES =
  '<h1> </h1> <main> </main> <body> </html> <svg> </svg> <title> </title> <TITLE> <script> </script> ' +
  '<style> </style> <textarea> </textarea/> <noscript> </noscript> <xmp> </xmp> <plaintext> <math> ' +
  '</math> <select> <template> </template> <p> <a href=" "> <!-- --> <!--> <!---> <!--astro--> ' +
  '<section> </section> <article> </article> <dialog> </dialog> ]]> <![CDATA[ &lt;h1> </ < > \' " =';

test('no mixture of tags is plainly whole that a browser reads otherwise', () => {
  const pieces = fc.array(fc.constantFrom(...PIECES.split(' '), ' ', 'x'), { maxLength: 12 });
  let plain = 0;
  fc.assert(
    fc.property(pieces, pieces, (head, main) => {
      const html = page(`<h1>a</h1>${main.join('')}`, { head: head.join('') });
      if (!isPlainlyWhole(html)) return;
      plain++;
      expect(wholeFault(html), html).toBeUndefined();
    }),
    { numRuns: 20_000 },
  );
  expect(plain).toBeGreaterThan(100);
});
