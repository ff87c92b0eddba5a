import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeFault } from './harness/whole-page.ts';
import { outlineFault } from '../site/publisher/render/document-outline.ts';

const page = (main: string, { head = '<title>A</title>', end = '<footer></footer>' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><header><nav></nav></header>` +
  `<main>${main}</main>${end}<dialog><header></header><footer></footer></dialog></body></html>`;

test.for([
  page('<h1>Bali</h1><article><header></header><footer></footer></article>'),
  page('<h1>Bali</h1>', { head: '<title></main></title><style>/*</main>*/</style>' }),
  page('<h1>Bali</h1>', { head: '<script type="application/ld+json">{"a":"</main>"}</script>' }),
  page('<h1>Bali</h1><img alt="<script>"><img alt="</main>">'),
  page('<h1>Bali<!-- --></h1><!--astro:end-->'),
])('%s is whole', (html) => {
  expect(outlineFault(html)).toBeUndefined();
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
] as const)('%s: %s', ([html, fault]) => {
  expect(outlineFault(html)).toContain(fault);
  expect(wholeFault(html)).toContain(fault);
});

test.for([
  [page('<h1>a</h1><script>'), '<script></main><footer></foote'],
  [page('<h1>a</h1><title>'), '<title></main>'],
  [page("<h1>Bali</h1><img alt='</main>'>"), "<img alt='</main>'>"],
  [page('<h1>&lt;/main> <!-- </main> --></h1>'), '<!-- </main> -->'],
  [page('<h1>a</h1><p title="a"b>বালি'), '<p title="a"b>…'],
] as const)('%s is not written as pages are', ([html, place]) => {
  expect(outlineFault(html)).toContain(`no page is written so: ${place}`);
});

/** Tags that hide others, or stand in them. */
const PIECES =
  '<h1> </h1> <main> </main> <body> </html> <svg> </svg> <title> </title> <TITLE> <script> </script> ' +
  '<style> </style> <textarea> </textarea/> <noscript> </noscript> <xmp> </xmp> <plaintext> <math> ' +
  '</math> <select> <template> </template> <p> <a href=" "> <!-- --> <!--> <!---> <!--astro--> ' +
  '<section> </section> <article> </article> <dialog> </dialog> ]]> <![CDATA[ &lt;h1> </ < > \' " =';

test('no mixture of tags is whole that a browser reads otherwise', () => {
  const pieces = fc.array(fc.constantFrom(...PIECES.split(' '), ' ', 'x'), { maxLength: 12 });
  let whole = 0;
  fc.assert(
    fc.property(pieces, pieces, (head, main) => {
      const html = page(`<h1>a</h1>${main.join('')}`, { head: head.join('') });
      if (outlineFault(html) !== undefined) return;
      whole++;
      expect(wholeFault(html), html).toBeUndefined();
    }),
    { numRuns: 20_000 },
  );
  expect(whole).toBeGreaterThan(100);
});
