import createDOMPurify, { type WindowLike } from 'dompurify';
import { Marked } from 'marked';
import { hasRightToLeft } from './direction.ts';
import {
  ATTRIBUTE_NAMES,
  ELEMENT_NAMES,
  mayHave,
  WITHOUT_WORDS,
  withWordsInBrackets,
} from './markdown-elements.ts';
import { plainHtml } from './plain-html.ts';

/** Relative URL: begins with no letter, or its first word ends with something else than a colon. */
const WITHIN = '[^a-z]|[a-z][a-z0-9+.-]*(?:[^a-z0-9+.:-]|$)';
const SAFE_LINK = new RegExp(`^(?:(?:https?|ircs?|mailto|xmpp):|${WITHIN})`, 'i');
const SAFE_SOURCE = new RegExp(`^(?:https?:|${WITHIN})`, 'i');

/** Bounds emphasis: finding the closing mark scans every later mark, quadratic in all. */
const MOST_MARKS = 1_000;

/** Memoises the count for the last text: the tokenizer asks once per mark. */
function crowded(): (text: string) => boolean {
  let last: { text: string; crowded: boolean } | undefined;
  return (text) => {
    if (last?.text !== text)
      last = { text, crowded: (text.match(/[*_~]+/g)?.length ?? 0) > MOST_MARKS };
    return last.crowded;
  };
}

const isCrowded = crowded();
/** No emphasis where there are too many marks, or digits on both sides: 55*40*20 cm. */
const isNoEmphasis = (text: string, masked: string, before: string) =>
  isCrowded(masked) || (/\p{Nd}$/u.test(before) && /^\*+\p{Nd}/u.test(text));
/** Two tildes strike: a single one stands in a range, ৳5,000~6,000. */
const isNotStruck = (text: string, masked: string) => isCrowded(masked) || !text.startsWith('~~');

const marked = new Marked({
  gfm: true,
  // Staff end lines as in a chat, indent the first one of a paragraph, and part paragraphs by dashes.
  breaks: true,
  // `false` falls back to the default tokenizer.
  tokenizer: {
    emStrong: (text, masked, before = '') =>
      isNoEmphasis(text, masked, before) ? undefined : false,
    del: (text, masked) => (isNotStruck(text, masked) ? undefined : false),
    code: () => undefined,
    lheading: () => undefined,
  },
  renderer: {
    // h1 becomes h2: the page has its own h1.
    heading({ tokens, depth }) {
      const level = Math.max(2, depth);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    html: ({ text }) => withWordsInBrackets(text),
    // A character, since the sanitiser removes form controls, and the state of the task with them.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/** Nesting limit: a parser reads the rest of a line again at every level. */
const MOST_LEVELS = 100;
const RULE = String.raw`[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$`;
const LEVEL = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])`;
const DEEP_LINE = new RegExp(`^(?!${RULE})(?:${LEVEL}){${MOST_LEVELS + 1}}`, 'm');

/** Renders markdown; a text nested beyond the limit or the call stack is shown as typed. */
function parse(markdown: string): string {
  if (DEEP_LINE.test(markdown)) return asTyped(markdown);
  try {
    return marked.parse(markdown, { async: false });
  } catch (error) {
    if (!/call stack/.test(String(error))) throw error;
    return asTyped(markdown);
  }
}

const asTyped = (markdown: string) =>
  `<pre>${markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;

/** Remnants of the sanitiser: an h1, or an emptied `is` attribute. */
const UNFINISHED = /<h1[ >]| is=""/;

/** Post-processes sanitised HTML: h1 to h2, and `dir="auto"` where a text is right-to-left. */
function finished(html: string, parser: DOMParser): string {
  const isDirected = hasRightToLeft(html);
  if (!isDirected && !UNFINISHED.test(html)) return html;
  const { body } = parser.parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('[is]')) element.removeAttribute('is');
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  if (isDirected) for (const block of blocksOf(body)) block.dir ||= 'auto';
  return body.innerHTML;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of element.attributes)
    renamed.setAttributeNode(attribute.cloneNode() as Attr);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Outermost blocks: `dir="auto"` skips descendants that have a `dir` of their own. */
const blocksOf = (body: HTMLElement) =>
  [
    ...body.querySelectorAll<HTMLElement>('p, h2, h3, h4, h5, h6, ul, ol, dl, table, summary'),
  ].filter(({ parentElement }) => !parentElement!.closest('ul, ol, dl, table'));

export type MarkdownRenderer = (markdown: string) => string;

/**
 * Renders markdown to sanitised HTML: allowlisted elements and attributes; links by http, https,
 * irc, ircs, mailto and xmpp, images by http and https, both also relative; ids and names prefixed
 * with `user-content-`. The window is the browser's own, or jsdom's.
 */
export function createMarkdown(window: WindowLike): MarkdownRenderer {
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', ({ localName }, attribute) => {
    if (!mayHave(localName, attribute.attrName)) attribute.keepAttr = false;
    if (attribute.attrName !== 'src' && attribute.attrName !== 'cite') return;
    if (!SAFE_SOURCE.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  const safeHtml = (html: string) =>
    purify.sanitize(html, {
      // Allowing `body` avoids a copy of its content before sanitising.
      ALLOWED_TAGS: [...ELEMENT_NAMES, 'body', '#text'],
      ALLOWED_ATTR: ATTRIBUTE_NAMES,
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      // Keeps leading text in the body, instead of the head.
      FORCE_BODY: true,
      FORBID_CONTENTS: WITHOUT_WORDS,
      SANITIZE_NAMED_PROPS: true,
      ALLOWED_URI_REGEXP: SAFE_LINK,
    });
  const parser = new window.DOMParser();
  return (markdown) => {
    const html = parse(markdown);
    // Fast path: parsing a text into a DOM takes ten times as long as rendering it.
    return plainHtml(markdown, html) ?? finished(safeHtml(html), parser);
  };
}
