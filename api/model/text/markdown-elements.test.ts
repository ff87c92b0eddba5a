import { defaultSchema } from 'hast-util-sanitize';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { markupTexts } from '../../testing/corpora/markup.ts';
import { createMarkdown } from './markdown.ts';
import { ATTRIBUTE_NAMES, ELEMENT_NAMES } from './markdown-elements.ts';

const { window } = new JSDOM('');
const toHtml = createMarkdown(window);

function parsed(html: string): Element {
  const element = window.document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** Elements and attributes allowed here and not by GitHub, each with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  abbr: 'says what a short form stands for, with its title',
  bdi: 'keeps an Arabic name within a sentence apart',
  bdo: 'turns the direction of a few words',
  caption: 'names a table',
  figcaption: 'says what a picture shows',
  figure: 'holds a picture and what it shows',
  mark: 'points at words',
  small: 'sets aside what is printed small: conditions',
  u: 'underlines, as a typewriter does',
  wbr: 'says where a long word may break',
};

const theirElements = new Set(defaultSchema.tagNames);
const theirAttributes = (element: string): Set<string> =>
  new Set(
    [...(defaultSchema.attributes![element] ?? []), ...defaultSchema.attributes!['*']!].map(
      (each) => String(Array.isArray(each) ? each[0] : each).toLowerCase(),
    ),
  );

/** Elements and attributes of the HTML that are neither in GitHub's schema nor have a reason. */
function beyond(html: string): string[] {
  return [...parsed(html).querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    const element = theirElements.has(localName) || localName in REASONS ? [] : [localName];
    const allowed = theirAttributes(localName);
    const more = [...attributes].filter(
      ({ name, value }) =>
        !allowed.has(name) ||
        ((name === 'id' || name === 'name') && !value.startsWith('user-content-')),
    );
    return [...element, ...more.map(({ name }) => `${localName} ${name}`)];
  });
}

const NAMES =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote ' +
  'body br button canvas caption center cite code col colgroup command data datalist dd del details dfn ' +
  'dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 ' +
  'h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link ' +
  'listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes ' +
  'noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rp rt rtc ' +
  'ruby s samp script search section select slot small source spacer span strike strong style sub summary ' +
  'sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp ' +
  'x-element selectedcontent geolocation fencedframe';
const ATTRIBUTES =
  'accesskey autocapitalize autofocus autoplay background bgcolor border class cite color colspan ' +
  'command commandfor content contenteditable controls data-island data-photo datetime dir draggable ' +
  'enterkeyhint exportparts face for form formaction height hidden href http-equiv id inert inputmode is ' +
  'itemid itemprop itemref itemscope itemtype lang loop method name nonce onclick onerror open part ping ' +
  'popover popovertarget popovertargetaction rel role rowspan scope shadowrootmode size slot span ' +
  'spellcheck src srcdoc srcset start style summary tabindex target title translate type usemap value ' +
  'width writingsuggestions xmlns aria-label aria-hidden virtualkeyboardpolicy sizes loading';

/** Wraps the element in a valid parent: a table for table parts. */
const around = (name: string, markup: string) =>
  /^(?:caption|tbody|thead|tfoot)$/.test(name)
    ? `<table>${markup}</table>`
    : name === 'tr'
      ? `<table><tbody>${markup}</tbody></table>`
      : /^t[dh]$/.test(name)
        ? `<table><tbody><tr>${markup}</tr></tbody></table>`
        : markup;
const all = NAMES.split(' ').map((name) => {
  const attributes = ATTRIBUTES.split(' ').map((each) => `${each}="1"`);
  return [name, around(name, `<${name} ${attributes.join(' ')}>words</${name}>`)] as const;
});

test.for(all)('%s has nothing that GitHub would drop, but for a reason', ([, markup]) => {
  expect(beyond(toHtml(markup))).toEqual([]);
  expect(beyond(toHtml(`Before ${markup} after`))).toEqual([]);
});

test.for(markupTexts)('%j has nothing that GitHub would drop, but for a reason', (text) => {
  expect(beyond(toHtml(text))).toEqual([]);
});

test('whatever has a reason needs one, and is let through', () => {
  for (const name of Object.keys(REASONS)) {
    expect(ELEMENT_NAMES).toContain(name);
    expect(theirElements).not.toContain(name);
  }
  for (const name of ELEMENT_NAMES)
    expect(theirElements.has(name) || name in REASONS, name).toBe(true);
  expect(ATTRIBUTE_NAMES).not.toContain('class');
});

test('the comparison sees what is beyond', () => {
  expect(beyond('<main class="x"><p popover id="nav">x</p></main>')).toEqual([
    'main',
    'main class',
    'p popover',
    'p id',
  ]);
});

/** Elements whose content is code or a drawing, not text. */
const UNSAID = new Set(['script', 'style', 'template', 'svg', 'math', 'frameset', 'frame']);
test.for(all.filter(([name]) => !UNSAID.has(name)))('the words in %s stay', ([name, markup]) => {
  const isVoid =
    /^(?:area|base|basefont|bgsound|br|col|embed|hr|image|img|input|isindex|keygen|link|meta|nextid|param|source|spacer|track|wbr)$/;
  if (isVoid.test(name)) return;
  expect(parsed(toHtml(markup)).textContent).toContain('words');
});

test.for(['main', 'header', 'footer', 'dialog', 'nav', 'section', 'article', 'center'])(
  '%s loses its tag, and keeps what is in it',
  (name) => {
    expect(toHtml(`<${name} class="hero" open>The <b>tide</b></${name}>`)).toBe('The <b>tide</b>');
  },
);

test('a word in brackets is no element: it is shown as it was typed', () => {
  const typed = 'From <Dhaka> to <your city>, ৳<amount>, </end> <3 <x-card> <?php ?> <!DOCTYPE x>';
  expect(parsed(toHtml(typed)).textContent.trim()).toBe(typed);
  expect(parsed(toHtml(`<Dhaka>\n\nand **back**`)).textContent.trim()).toMatch(
    /^<Dhaka>\s*and back$/,
  );
});

test('a heading of the first rank is one of the second also where it is written as markup', () => {
  expect(toHtml('<h1 id="tide" class="x">High <i>tide</i></h1>')).toBe(
    '<h2 id="user-content-tide">High <i>tide</i></h2>',
  );
});

test('whether a task is done is seen', () => {
  const items = [...parsed(toHtml('- [x] Passport\n- [ ] Photo')).querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent.trim())).toEqual(['☑ Passport', '☐ Photo']);
});

test('tables, pictures and details keep what makes them so', () => {
  for (const html of [
    '<details open=""><summary>More</summary><p>Tide</p></details>',
    '<img src="/a.webp" alt="A boat" width="400" height="300">',
    '<table><caption>Fares</caption><tbody><tr><th scope="row">Adult</th><td colspan="2">1</td></tr></tbody></table>',
    '<ol start="3"><li value="5">Five</li></ol>',
    '<p lang="ar" dir="rtl">Tide</p>',
    '<div><a href="https://kheya.test" title="Home">Kheya</a></div>',
  ])
    expect(toHtml(html)).toBe(html);
});

test('Arabic paragraphs, headings, lists and tables find their own direction', () => {
  const html = parsed(
    toHtml(
      '# السلام\n\nمرحبا\n\nHello مرحبا\n\n- مكة\n- Makkah\n\n> مرحبا\n\n| مكة |\n|---|\n| 1 |',
    ),
  );
  const directed = [...html.querySelectorAll('[dir="auto"]')].map(({ localName }) => localName);
  expect(directed).toEqual(['h2', 'p', 'p', 'ul', 'p', 'table']);
  expect(html.querySelectorAll('li[dir], td[dir]')).toHaveLength(0);
});

test.for(['Hello', 'ভোরের নদী', '<p>ঢাকা</p>'])('%s needs no direction', (text) => {
  expect(toHtml(text)).not.toContain('dir=');
});

test('a direction that somebody chose stays, and an Arabic text made safe again stays as it is', () => {
  const once = toHtml('<p dir="ltr">مكة</p>\n\n- مكة\n\n  مرحبا');
  expect(once).toContain('<p dir="ltr">مكة</p>');
  expect(toHtml(once).trim()).toBe(once.trim());
});
