import TurndownService from 'turndown';
import { asciiDigits } from '#model/text/digits.ts';
import { signed, withMark } from './marks.ts';
import { isTable, tableOf } from './pasted-table.ts';
import { redirectedLink } from './redirected-link.ts';

const styleOf = (node: Element) => node.getAttribute('style') ?? '';
/** Properties of their own: Word's `mso-bidi-font-weight` says nothing of these letters. */
const WEIGHT = /(?<![\w-])font-weight:\s*(?<bold>bold|[6-9]00)?/i;
const SLANT = /(?<![\w-])font-style:\s*(?<italic>italic)?/i;
const isStruck = (node: HTMLElement) =>
  /^(?:S|STRIKE|DEL)$/.test(node.nodeName) ||
  /text-decoration[\w-]*:[^;]*line-through/i.test(styleOf(node));
const STYLED = /^(?:SPAN|B|STRONG|I|EM|S|STRIKE|DEL)$/;
const isListItem = (node: HTMLElement) =>
  node.nodeName === 'P' && /mso-list:(?!\s*none)/i.test(styleOf(node));
/** The bullet or number of a list item of Word, which is a paragraph there. */
const isMarker = (node: HTMLElement) => /mso-list:\s*ignore/i.test(styleOf(node));
function markerOf(item: HTMLElement): string {
  const marker = [...item.querySelectorAll('span')].find(isMarker)?.textContent ?? '';
  const [number] = /\d+(?=[.)।])/.exec(asciiDigits(marker)) ?? [];
  return number ? `${number}.` : '-';
}
/** Not seen in the text: comments of Word and Excel are what colleagues wrote to each other. */
const HIDDEN = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list/i;
const isHidden = (node: HTMLElement) =>
  HIDDEN.test(styleOf(node)) || (node.getAttribute('href') ?? '').startsWith('#_msocom_');
const SAFE = /^(https?|mailto):/i;
/** Networks and mail programs show an emoji as a picture, whose words are the emoji. */
const isEmoji = (words: string) =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(words) && !/\p{L}/u.test(words);

const turndown: TurndownService = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  hr: '---',
})
  .remove(['style', 'script', 'title'])
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (words, { nodeName }) => {
      const line = words.trim().replaceAll(/\s*\n\s*/g, ' ');
      return line && `\n\n${'#'.repeat(Math.max(2, Number(nodeName[1])))} ${line}\n\n`;
    },
  })
  .addRule('item', {
    filter: 'li',
    replacement: (words, node) => {
      const list = node.parentNode as HTMLElement;
      const items = [...list.children];
      // Firefox numbers the first item of a copied part; others the list.
      const begins = items[0]!.getAttribute('value') ?? list.getAttribute('start');
      const number = (Number(begins) || 1) + items.indexOf(node);
      return itemOf(list.nodeName === 'OL' ? `${number}.` : '-', words);
    },
  })
  .addRule('item of Word', {
    filter: isListItem,
    replacement: (words, node) =>
      `\n${node.dataset['indent'] ?? ''}${markerOf(node)} ${words.trim()}\n`,
  })
  .addRule('styled words', {
    filter: ({ nodeName }) => STYLED.test(nodeName),
    replacement: (words, node) => {
      const style = styleOf(node);
      const [weight, slant] = [WEIGHT.exec(style), SLANT.exec(style)];
      const isBold = weight ? weight.groups!['bold'] : /^(?:B|STRONG)$/.test(node.nodeName);
      const isItalic = slant ? slant.groups!['italic'] : /^(?:I|EM)$/.test(node.nodeName);
      let marked = words;
      if (isStruck(node)) marked = withMark(marked, '~~');
      if (node.closest('h1, h2, h3, h4, h5, h6')) return marked;
      if (isItalic) marked = withMark(marked, '*');
      return isBold ? withMark(marked, '**') : marked;
    },
  })
  .addRule('link to nowhere', {
    filter: (node) =>
      node.nodeName === 'A' &&
      (!SAFE.test(node.getAttribute('href') ?? '') || node.textContent.trim() === ''),
    replacement: (words) => words,
  })
  .addRule('table', {
    filter: isTable,
    replacement: (_words, node) => `\n\n${tableOf(node as HTMLElement, converted)}\n\n`,
  })
  // Pictures are uploaded: those of a clipboard have addresses that no visitor reaches.
  .addRule('picture', {
    filter: 'img',
    replacement: (_words, node) => {
      const alt = node.getAttribute('alt') ?? '';
      return isEmoji(alt) ? alt : '';
    },
  })
  .addRule('left out', {
    filter: isMarker,
    replacement: () => '',
  });

/** The site makes these links by itself, of every sign in them. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i;
const escape = turndown.escape.bind(turndown);
turndown.escape = (text) =>
  text
    .split(ADDRESS)
    .map((part, place) => (place % 2 === 1 ? part : escape(part)))
    .join('');

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

/** Word says a level alone: an item begins below the words of the one that it is part of. */
function indentItems(body: HTMLElement): void {
  /** For each level, the spaces that its marker takes. */
  let taken: string[] = [];
  for (const item of [...body.querySelectorAll('p')].filter(isListItem)) {
    const before = item.previousElementSibling as HTMLElement | null;
    if (!before || !isListItem(before)) taken = [];
    const level = Number(/level(\d)/i.exec(styleOf(item))?.[1] ?? 1);
    taken.length = Math.min(taken.length, level - 1);
    item.dataset['indent'] = taken.join('');
    taken[level - 1] = ' '.repeat(markerOf(item).length + 1);
  }
}

const KEEPS_LINES = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/i;

/** Messengers end a line by a line feed alone, which their style shows. */
function breakLines(body: HTMLElement): void {
  for (const node of body.querySelectorAll('[style*=white-space]'))
    if (KEEPS_LINES.test(styleOf(node)) && node.textContent.includes('\n'))
      node.innerHTML = node.innerHTML.replaceAll('\n', '<br>');
}

/** Google Docs, and pages of networks, put a redirect before every link. */
function unwrapLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', redirectedLink(link.getAttribute('href')!));
}

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, div, ul, ol, li, table, blockquote';

/** Pages make one link of a whole card: Markdown has a link within a paragraph, around its words. */
function linkWords(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const blocks = [...link.querySelectorAll(BLOCKS)];
    for (const block of blocks.filter((each) => !each.querySelector(BLOCKS))) {
      const within = link.cloneNode() as Element;
      within.append(...block.childNodes);
      block.append(within);
    }
    if (blocks.length > 0) link.replaceWith(...link.childNodes);
  }
}

const FORMATTED =
  /<(?:strong|b|em|i|s|strike|del|a|ul|ol|li|h[1-6]|blockquote|table)[\s>]|mso-list:|line-through|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic/i;

/** Whether a clipboard's HTML says more than its words: marks, headings, lists, tables or links. */
export const isFormatted = (html: string) => FORMATTED.test(html);

/** The Markdown, as the tools write it, of HTML that a word processor or a page put on the clipboard. */
export function markdownFrom({ body }: Document): string {
  for (const node of body.querySelectorAll<HTMLElement>('[style], [href]'))
    if (isHidden(node)) node.remove();
  breakLines(body);
  nestLists(body);
  indentItems(body);
  unwrapLinks(body);
  linkWords(body);
  return (
    signed(turndown.turndown(body))
      // Indented as far, a paragraph were code.
      .replaceAll(/^\u00a0[\u00a0 ]*/gm, '')
      .replaceAll('\u00a0', ' ')
      // Two spaces at the end break a line; one is left of what was taken out.
      .replaceAll(/(?<! ) $/gm, '')
  );
}
