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

// What changes here as HTML raises `MARKDOWN_POLICY`.

/** Not a scheme: it begins with no letter, or something else than a colon ends its first word. */
const WITHIN = '[^a-z]|[a-z][a-z0-9+.-]*(?:[^a-z0-9+.:-]|$)';
const SAFE_LINK = new RegExp(`^(?:(?:https?|ircs?|mailto|xmpp):|${WITHIN})`, 'i');
const SAFE_SOURCE = new RegExp(`^(?:https?:|${WITHIN})`, 'i');

/** Looking for the end of an emphasis takes a look at every mark after it. */
const MOST_MARKS = 1_000;

/** Whether a run of text, looked at once for each of its marks, has more of them than any text needs. */
function crowded(): (text: string) => boolean {
  let last: { text: string; crowded: boolean } | undefined;
  return (text) => {
    if (last?.text !== text)
      last = { text, crowded: (text.match(/[*_~]+/g)?.length ?? 0) > MOST_MARKS };
    return last.crowded;
  };
}

const isCrowded = crowded();
/** Nothing is emphasised where marks crowd, and everything as usual elsewhere. */
const unlessCrowded = (_src: string, masked: string) => (isCrowded(masked) ? undefined : false);

const marked = new Marked({
  gfm: true,
  tokenizer: { emStrong: unlessCrowded, del: unlessCrowded },
  renderer: {
    // The page has its one h1 already.
    heading({ tokens, depth }) {
      const level = Math.max(2, depth);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    html: ({ text }) => withWordsInBrackets(text),
    // A control of a form would be taken out, and with it whether the task is done.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/** How deep a line goes that nobody wrote by hand. A parser reads the whole of it on every level. */
const MOST_LEVELS = 100;
const RULE = String.raw`[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$`;
const LEVEL = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])`;
const DEEP_LINE = new RegExp(`^(?!${RULE})(?:${LEVEL}){${MOST_LEVELS + 1}}`, 'm');

/** A text nested so deep that no parser follows is shown as it was typed. */
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

/** What the sanitiser leaves as it is, or empty, and a text may not have so. */
const UNFINISHED = /<h1[ >]| is=""/;

/** Safe HTML with headings of the ranks that the page leaves, and with its directions. */
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

/** Where the direction is looked up, what has one of its own does not count: inner blocks follow. */
const blocksOf = (body: HTMLElement) =>
  [
    ...body.querySelectorAll<HTMLElement>('p, h2, h3, h4, h5, h6, ul, ol, dl, table, summary'),
  ].filter(({ parentElement }) => !parentElement!.closest('ul, ol, dl, table'));

export type MarkdownRenderer = (markdown: string) => string;

/**
 * Markdown as HTML that is safe to show: only elements and attributes of a text; links by http,
 * https, irc, ircs, mailto and xmpp, images by http and https, both also within the site; ids and
 * names behind a `user-content-` prefix. The window is the browser's own, or one made for the purpose.
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
      // Where the body is no element of it, its content is copied before it is looked at.
      ALLOWED_TAGS: [...ELEMENT_NAMES, 'body', '#text'],
      ALLOWED_ATTR: ATTRIBUTE_NAMES,
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      // Words at the start of a text are no part of a page's head.
      FORCE_BODY: true,
      FORBID_CONTENTS: WITHOUT_WORDS,
      SANITIZE_NAMED_PROPS: true,
      ALLOWED_URI_REGEXP: SAFE_LINK,
    });
  const parser = new window.DOMParser();
  return (markdown) => {
    const html = parse(markdown);
    // To read a page as a browser does takes ten times as long as to write it.
    return plainHtml(markdown, html) ?? finished(safeHtml(html), parser);
  };
}
