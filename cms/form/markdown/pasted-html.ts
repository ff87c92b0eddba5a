import TurndownService from 'turndown';
import { isTable, tableOf } from './pasted-table.ts';
import { redirectedLink } from './redirected-link.ts';

const styleOf = (node: HTMLElement) => node.getAttribute('style') ?? '';
const isBold = (style: string) => /font-weight:\s*(bold|[6-9]00)/i.test(style);
const isItalic = (style: string) => /font-style:\s*italic/i.test(style);
const isListItem = (node: HTMLElement) => node.nodeName === 'P' && /mso-list:/i.test(styleOf(node));
/** The bullet or number of a list item of Word, which is a paragraph there. */
const isMarker = (node: HTMLElement) => /mso-list:\s*ignore/i.test(styleOf(node));
const SAFE = /^(https?|mailto):/i;

const turndown: TurndownService = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
})
  .remove(['style', 'script', 'title'])
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (words, { nodeName }) =>
      words.trim() && `\n\n${'#'.repeat(Math.max(2, Number(nodeName[1])))} ${words.trim()}\n\n`,
  })
  .addRule('item', {
    filter: 'li',
    replacement: (words, node) => {
      const list = node.parentNode as HTMLElement;
      const place = [...list.children].indexOf(node);
      return itemOf(list.nodeName === 'OL' ? `${place + 1}.` : '-', words);
    },
  })
  .addRule('item of Word', {
    filter: isListItem,
    replacement: (words, node) => {
      const level = Number(/level(\d)/i.exec(styleOf(node))?.[1] ?? 1);
      const marker = [...node.querySelectorAll('span')].find(isMarker)?.textContent ?? '';
      const [number] = /\d+(?=[.)])/.exec(marker) ?? [];
      return `\n${'  '.repeat(level - 1)}${number ? `${number}.` : '-'} ${words.trim()}\n`;
    },
  })
  .addRule('styled words', {
    filter: ['span', 'b', 'strong', 'i', 'em'],
    replacement: (words, node) => {
      const style = styleOf(node);
      const says = (tags: string, property: RegExp) =>
        tags.includes(node.nodeName) && !property.test(style);
      if (words.trim() === '' || node.closest('h1, h2, h3, h4, h5, h6')) return words;
      const bold = isBold(style) || says('B STRONG', /font-weight:/i) ? '**' : '';
      const italic = isItalic(style) || says('I EM', /font-style:/i) ? '*' : '';
      return bold + italic + words + italic + bold;
    },
  })
  .addRule('link to nowhere', {
    filter: (node) => node.nodeName === 'A' && !SAFE.test(node.getAttribute('href') ?? ''),
    replacement: (words) => words,
  })
  .addRule('table', {
    filter: isTable,
    replacement: (_words, node) => `\n\n${tableOf(node as HTMLElement, converted)}\n\n`,
  })
  // Pictures are uploaded: those of a clipboard have addresses that no visitor reaches.
  .addRule('left out', {
    filter: (node) => node.nodeName === 'IMG' || isMarker(node),
    replacement: () => '',
  });

const converted = (node: HTMLElement) => turndown.turndown(node);

/** A list within follows the words at once; all lines are indented as far as the words. */
const itemOf = (marker: string, words: string) => {
  const lines = words.trim().replaceAll(/\n\s*\n(?=\s*(?:-|\d+\.) )/g, '\n');
  return `${marker} ${lines.replaceAll('\n', `\n${' '.repeat(marker.length + 1)}`)}\n`;
};

/** Google Docs puts a list that is part of an item behind it: Markdown has it within. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
}

/** Google Docs, and pages of networks, put a redirect before every link. */
function unwrapLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', redirectedLink(link.getAttribute('href')!));
}

/** The Markdown, as the tools write it, of HTML that a word processor or a page put on the clipboard. */
export function markdownFrom({ body }: Document): string {
  nestLists(body);
  unwrapLinks(body);
  return (
    turndown
      .turndown(body)
      .replaceAll('\u00a0', ' ')
      // Two spaces at the end break a line; one is left of what was taken out.
      .replaceAll(/(?<! ) $/gm, '')
      // Runs that a word processor split: bold that ends where bold begins.
      .replaceAll('****', '')
  );
}
