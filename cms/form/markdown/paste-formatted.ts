import { insertText } from '../widgets/insert-text.ts';

const FORMATTED =
  /<(?:strong|b|em|i|s|strike|del|a|ul|ol|h[1-6]|blockquote|table)[\s>]|mso-list:|line-through|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i;

/** Whether a clipboard's HTML says more than its words: marks, headings, lists, tables or links. */
export const isFormatted = (html: string) => FORMATTED.test(html);

/** Pastes HTML as Markdown; its words alone where the converter, which is loaded now, cannot be. */
export async function pasteFormatted(
  area: HTMLTextAreaElement,
  { words, html }: { words: string; html: string },
): Promise<void> {
  const text = await import('./pasted-html.ts').then(
    ({ markdownFrom }) => markdownFrom(new DOMParser().parseFromString(html, 'text/html')),
    () => words,
  );
  insertText(area, text);
}
