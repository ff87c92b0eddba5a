import { createMarkdown } from '#model/text/markdown.ts';
import { JSDOM } from 'jsdom';

export type MarkdownResult = { html: string; reason?: never } | { html?: never; reason: string };

const toHtml = createMarkdown(new JSDOM('').window);

export default (texts: readonly string[]): MarkdownResult[] => texts.map(convert);

function convert(text: string): MarkdownResult {
  try {
    return { html: toHtml(text) };
  } catch (error) {
    return { reason: `a text of it cannot be turned into a page: ${(error as Error).message}` };
  }
}
