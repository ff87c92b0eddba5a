import { hasRightToLeft } from './direction.ts';

const ELEMENTS = 'p|strong|em|del|h[2-6]|ul|ol|li|blockquote|hr|br|code';
/** An element that may carry more than words, an entity that has to be known, a letter unseen. */
const NOT_PLAIN = new RegExp(
  `<(?!/?(?:${ELEMENTS})>)|&(?!(?:amp|gt|quot|#39);)|[\\0-\\x08\\x0b-\\x1f\\x7f-\\xa0]`,
);

/**
 * The HTML of a markdown text as a browser would write it, where nothing in it could do any harm:
 * the text has no markup of its own and one direction, and what became of it is words in elements without attributes.
 * Undefined where that is not so plain: then it is for a browser to read.
 */
export function plainHtml(markdown: string, html: string): string | undefined {
  if (markdown.includes('<') || hasRightToLeft(markdown)) return undefined;
  if (!html.startsWith('<') || NOT_PLAIN.test(html)) return undefined;
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
