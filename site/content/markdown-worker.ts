import { parentPort } from 'node:worker_threads';
import { createMarkdown } from '#model/markdown.ts';
import { JSDOM } from 'jsdom';

const toHtml = createMarkdown(new JSDOM('').window);

parentPort?.on('message', (texts: string[]) => {
  parentPort?.postMessage(texts.map((text) => toHtml(text)));
});
