import { hasRightToLeft } from './direction.ts';

const ELEMENTS = 'p|strong|em|del|h[2-6]|ul|ol|li|blockquote|hr|br|code';
/** Not plain: an element with attributes, a named entity, an invisible character. */
const NOT_PLAIN = new RegExp(
  `<(?!/?(?:${ELEMENTS})>)|&(?!(?:amp|gt|quot|#39);)|[\\0-\\x08\\x0b-\\x1f\\x7f-\\xa0]`,
);

/**
 * Fast path without a DOM: the HTML as a browser would serialise it, where it is harmless by its
 * form: the text has no markup of its own and one direction, and the HTML only elements without
 * attributes. Undefined where that does not hold: then parse it.
 */
export function plainHtml(markdown: string, html: string): string | undefined {
  if (markdown.includes('<') || hasRightToLeft(markdown)) return undefined;
  if (!html.startsWith('<') || NOT_PLAIN.test(html)) return undefined;
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
