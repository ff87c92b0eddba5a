import {
  defaultTreeAdapter as tree,
  parse,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as parsed by a browser. */
export interface Shown {
  /** Its text, alt texts and labels included. White space is collapsed. */
  words: string;
  /** Inline scripts, without data blocks. */
  scripts: string[];
  /** Traces of injection by a text. */
  faults: string[];
}

const SAID = new Set(['alt', 'aria-label', 'title']);
const UNSEEN = new Set(['script', 'style', 'template', 'head']);
/** Elements that our pages never contain. */
const STRANGE = new Set('base iframe object embed frame frameset plaintext marquee'.split(' '));
const LEADING = /^(?:href|src|action|formaction|data|poster|xlink:href)$/;
const RUNS = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data)\s*:/iu;
const RUNS_BY_NAME = /^(?:on|srcdoc$|formaction$)/;

export const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text content of HTML rendered from a text. */
export function wordsOf(html: string): string {
  const words: string[] = [];
  walk(parseFragment(html), { words, scripts: [], faults: [] });
  return collapsed(words.join(''));
}

export function shownOf(html: string): Shown {
  const read = { words: [] as string[], scripts: [] as string[], faults: [] as string[] };
  walk(parse(html), read);
  return { ...read, words: collapsed(read.words.join('')) };
}

interface Read extends Omit<Shown, 'words'> {
  words: string[];
}

function walk(node: Node, read: Read): void {
  if (tree.isTextNode(node)) read.words.push(node.value);
  if (tree.isElementNode(node)) look(node, read);
  if (!('childNodes' in node)) return;
  const inner =
    tree.isElementNode(node) && UNSEEN.has(node.tagName) ? { ...read, words: [] } : read;
  for (const child of node.childNodes) walk(child, inner);
}

function look({ tagName, attrs, childNodes }: Element, read: Read): void {
  if (STRANGE.has(tagName)) read.faults.push(`<${tagName}>`);
  for (const { name, value } of attrs) {
    if (RUNS_BY_NAME.test(name) || (LEADING.test(name) && RUNS.test(value) && tagName !== 'link'))
      read.faults.push(`<${tagName} ${name}="${value.slice(0, 80)}">`);
    if (SAID.has(name)) read.words.push(` ${value} `);
  }
  if (tagName !== 'script') return;
  const script = childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  if (!type.endsWith('json')) read.scripts.push(script);
  else if (!isJson(script)) read.faults.push(`data that cannot be read: ${script.slice(0, 80)}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
