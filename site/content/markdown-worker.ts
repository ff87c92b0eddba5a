import { parentPort } from 'node:worker_threads';
import { createMarkdown } from '#model/markdown.ts';
import { JSDOM } from 'jsdom';

export type MarkdownResult = { html: string } | { html?: undefined; reason: string };

const toHtml = createMarkdown(new JSDOM('').window);

function convert(text: string): MarkdownResult {
  try {
    return { html: toHtml(text) };
  } catch (error) {
    return { reason: `a text of it cannot be turned into a page: ${(error as Error).message}` };
  }
}

parentPort?.on('message', (texts: string[]) => parentPort?.postMessage(texts.map(convert)));
