import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createMarkdown } from './markdown.ts';

const { window } = new JSDOM('');
const toHtml = createMarkdown(window);

/** Parses HTML as a browser does. */
function parsed(html: string): Element {
  const template = window.document.createElement('div');
  template.innerHTML = html;
  return template;
}

const LINKS = ['https:', 'http:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];
const PICTURES = ['https:', 'http:'];

/** Whether an address is harmless in a browser: of one of the protocols, or no valid URL. */
const leadsTo = (address: string, protocols: string[]) =>
  !URL.canParse(address, 'https://page.example') ||
  protocols.includes(new URL(address, 'https://page.example').protocol);

const FORBIDDEN = /^(script|style|iframe|object|embed|form|input|button|base|link|meta|svg|math)$/;

/** Unsafe HTML: scripts, resources not from the web, ids that clash with the page's own. */
function dangers(html: string): string[] {
  return [...parsed(html).querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    const found = FORBIDDEN.test(localName) ? [localName] : [];
    for (const { name, value } of attributes) {
      if (/^on|^style$|^srcdoc$|^formaction$/.test(name)) found.push(`${localName} ${name}`);
      if (name === 'is' && value !== '') found.push(`is ${value}`);
      if (name === 'href' && !leadsTo(value, LINKS)) found.push(`href ${value}`);
      if (name === 'src' && !leadsTo(value, PICTURES)) found.push(`src ${value}`);
      if ((name === 'id' || name === 'name') && !value.startsWith('user-content-'))
        found.push(`${name} ${value}`);
    }
    return found;
  });
}

test.for([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p style="position:fixed">x</p>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#10;script:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](vbscript:x)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](ftp://files.example/x)',
  '[x](tel:+8801711000000)',
  '![x](data:image/png;base64,AAAA)',
  '![x](javascript:alert(1))',
  '![x](mailto:a@b.c)',
  '<img src="data:image/svg+xml;base64,AAAA">',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<base href="https://evil.example"><meta http-equiv=refresh content=0>',
  '<a id="location" name="cookie">x</a>',
  '<img name="getElementById">',
  '<p is="x-evil">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '```html\n<script>alert(1)</script>\n```',
])('nothing dangerous is left of %j', (markdown) => {
  const html = toHtml(markdown);
  expect(dangers(html)).toEqual([]);
  expect(html).not.toMatch(/<script/i);
});

test('the oracle of these tests sees dangers', () => {
  const html =
    '<script></script><p style="x" onclick="x" id="y"></p><a href="javascript:x"></a><img src="data:x">';
  expect(dangers(html)).toEqual([
    'script',
    'p style',
    'p onclick',
    'id y',
    'href javascript:x',
    'src data:x',
  ]);
});

test.for([
  '[site](https://kheya.example/a?b=1#c)',
  '[page](/tours/sylhet)',
  '[place](#plan)',
  '[mail](mailto:hello@kheya.test)',
  '![picture](/static/uploads/photo.webp)',
  '![picture](https://images.example/photo.jpg)',
])('%s stays', (markdown) => {
  const address = /\((.*)\)/.exec(markdown)![1];
  const element = parsed(toHtml(markdown)).querySelector('a, img')!;
  expect(element.getAttribute('href') ?? element.getAttribute('src')).toBe(address);
});

test('a heading of the first rank becomes one of the second: the page has its own', () => {
  expect(toHtml('# One\n\n## Two\n\n### Three')).toBe(
    '<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n',
  );
});

test('names of a text are kept apart from those of the page', () => {
  expect(parsed(toHtml('<p id="nav">x</p>')).querySelector('p')!.id).toBe('user-content-nav');
});

test('tables, lists, emphasis and Bengali come through', () => {
  const html = parsed(
    toHtml('| দিন | Plan |\n|---|---|\n| ১ | **ঢাকা** |\n\n1. one\n2. two\n\n- ~~old~~'),
  );
  expect([...html.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual([
    'দিন',
    'Plan',
    '১',
    'ঢাকা',
  ]);
  expect(html.querySelectorAll('ol > li')).toHaveLength(2);
  expect(html.querySelector('strong')!.textContent).toBe('ঢাকা');
  expect(html.querySelector('del')!.textContent).toBe('old');
});

test('lines end where staff ended them, and indented words are no code', () => {
  expect(toHtml('✅ Visa\n✅ Hotel')).toBe('<p>✅ Visa<br>✅ Hotel</p>\n');
  expect(parsed(toHtml('\tDear traveller,\n\n    we go at dawn')).querySelector('pre')).toBeNull();
  expect(toHtml('```\ncode\n```')).toContain('<pre>');
});

test.for([
  'Cabin bag 55*40*20 cm',
  'ব্যাগ ৫৫*৪০*২০ সেমি',
  'Adult ৳5,000~6,000, child ৳3,000~4,000',
  'সকাল ১০টা~১২টা এবং ২টা~৪টা',
])('measures and ranges are shown as typed: %s', (line) => {
  expect(toHtml(line)).toBe(`<p>${line}</p>\n`);
});

test('marks around numbers are still marks', () => {
  expect(toHtml('Now *5* of **40**, ~~৳500~~৳400')).toBe(
    '<p>Now <em>5</em> of <strong>40</strong>, <del>৳500</del>৳400</p>\n',
  );
});

test('a line of dashes parts paragraphs, and makes no heading of the words above it', () => {
  expect(toHtml('Sylhet\n৳ 5,000\n-------\nCall')).toBe(
    '<p>Sylhet<br>৳ 5,000</p>\n<hr>\n<p>Call</p>\n',
  );
  expect(toHtml('Sylhet\n=======\nCall')).toBe('<p>Sylhet<br>=======<br>Call</p>\n');
});

test('whatever is written, what is shown is safe', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=',
      '<svg>',
      '<math>',
      '<style>',
      '</style>',
      '<a href="',
      'javascript:',
      'data:',
      '">',
      '`',
      '](',
      '![',
      '<!--',
      '-->',
      '\n\n',
      '<table>',
      '<template>',
      '&lt;',
      '\u0000',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = toHtml(pieces.join(''));
      expect(dangers(html)).toEqual([]);
      expect(html).not.toMatch(/<script/i);
    }),
    { numRuns: 300 },
  );
});

test('what is safe is not changed by being made safe again', () => {
  for (const markdown of [
    '<p id="x">a & b</p>',
    '<img src="/a.png" onerror=x>',
    '<b>x</b><i>y</i>',
    '<table><tr><td id=z>1</td></tr></table>',
  ]) {
    const once = toHtml(markdown);
    expect(toHtml(once).trim()).toBe(once.trim());
  }
});

test('a text nested too deep for any parser is shown as it was typed', () => {
  const deep = `${'> '.repeat(9_000)}<img src=x onerror="x">`;
  const html = toHtml(deep);
  expect(parsed(html).textContent).toBe(deep);
  expect(dangers(html)).toEqual([]);
});

test.each(['> ', '>', '- ', '1. ', '> * '])(
  'a line of %s goes 100 levels deep, and no further',
  (part) => {
    const deep = (levels: number) =>
      toHtml(`a\n\n${part.repeat(levels / part.trim().split(' ').length)}b`);
    expect(deep(100)).not.toContain('<pre>');
    expect(deep(102)).toContain('<pre>');
  },
);

test.each(['* ', '-', '- '])('a line of nothing but %s is a rule, however long', (part) => {
  expect(toHtml(part.repeat(300)).trim()).toBe('<hr>');
});

test.each(['A0:x', 'x-1:y', 'h2:z'])(
  'a link to %s is no link: digits may stand in a scheme',
  (href) => {
    expect(parsed(toHtml(`[x](${href})`)).querySelector('[href]')).toBeNull();
  },
);
