/**
 * Sanitiser allowlist: elements, each with its attributes beside the global ones. Anything else
 * loses its tag or attribute and keeps its text.
 */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...bare('h1 h2 h3 h4 h5 h6 p div blockquote pre hr br ul dl dt dd'),
  ...bare('strong b em i u s strike del ins mark small sub sup span abbr bdi bdo q wbr'),
  ...bare('code kbd samp var tt ruby rt rp figure figcaption summary'),
  ...bare('table caption thead tbody tfoot tr'),
  a: ['href', 'name'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite'],
  ins: ['cite'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  li: ['value'],
  details: ['open'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align', 'scope'],
};

function bare(names: string): Record<string, readonly string[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, []]));
}

const OF_ALL: readonly string[] = ['id', 'title', 'lang', 'dir'];

export const ELEMENT_NAMES = Object.keys(ELEMENTS);
export const ATTRIBUTE_NAMES = [...new Set([...OF_ALL, ...Object.values(ELEMENTS).flat()])];

export const mayHave = (element: string, attribute: string): boolean =>
  OF_ALL.includes(attribute) || (ELEMENTS[element]?.includes(attribute) ?? false);

/** Content dropped with the tag: code or a drawing, not text. */
export const WITHOUT_WORDS = ['script', 'style', 'template', 'svg', 'math'];

/** Other HTML elements: they lose their tag. */
const ELSEWHERE =
  'acronym address applet area article aside audio base basefont bgsound big blink body button canvas center ' +
  'cite col colgroup command content data datalist dfn dialog dir embed fieldset font footer form ' +
  'frame frameset head header hgroup html iframe image input isindex keygen label legend link listing ' +
  'main map marquee menu menuitem meta meter nav nobr noembed noframes noscript object optgroup option ' +
  'output param picture portal progress rb rtc search section select selectedcontent ' +
  'shadow slot source spacer textarea time title track video xmp';

const KNOWN = new Set([...ELEMENT_NAMES, ...WITHOUT_WORDS, ...ELSEWHERE.split(' ')]);

const OPENED = /<\/?([a-z][^\s/>]*)|<(?=\?|!(?!--))/gi;

/** Escapes unknown tags: `<Dhaka>` is a word in brackets, shown as typed. */
export const withWordsInBrackets = (html: string): string =>
  html.replace(OPENED, (found, name: string | undefined) =>
    name !== undefined && KNOWN.has(name.toLowerCase()) ? found : `&lt;${found.slice(1)}`,
  );
