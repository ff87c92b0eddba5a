import { Parser, type DefaultTreeAdapterMap, type Token } from 'parse5';

/** Elements that a page is made of, and those that may have a header or a footer of their own. */
const NAMES = 'html head body header main footer h1 dialog article section aside nav'.split(' ');
const OUTLINE: ReadonlySet<string> = new Set(NAMES);
/** Elements whose content is text up to their own end tag, whatever stands in it. */
const TEXTS = 'script style title textarea iframe noscript noembed noframes xmp'.split(' ');
const ends: ReadonlyMap<string, RegExp> = new Map(
  TEXTS.map((name) => [name, new RegExp(`</${name}(?=[\\s/>])|<!--`, 'gi')]),
);
/** Elements in which a browser takes those for elements like others, or for none. */
const OTHERWISE: ReadonlySet<string> = new Set(['svg', 'select']);
/** Elements whose content, or the rest of the page, a browser reads by other rules. */
const UNUSUAL: ReadonlySet<string> = new Set(['plaintext', 'math']);
/** A tag as Astro and React write it, their comments, and the first line. */
const TAG =
  /<(?:(\/?)([a-z][a-z\d-]*)(?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*\s*\/?>|!--[ \w:]*-->|!DOCTYPE html>)/y;

const LANDMARKS = ['header', 'main', 'footer'];
const ONCE = ['html', 'head', 'body', 'main', 'h1'];

/**
 * Why an HTML page is no whole document, as a browser reads it, and undefined where it is one: a
 * header, a main part, a footer, one heading of the page, everything closed in its order.
 */
export function wholeFault(html: string): string | undefined {
  const reader = new Reader();
  reader.tokenizer.write(html, true);
  return reader.outline.fault();
}

/**
 * Whether a page is surely whole, which takes a small part of the time. False where only reading it as
 * a browser does can tell: something in it is not written as Astro and React write.
 */
export function isPlainlyWhole(html: string): boolean {
  const outline = new Outline();
  let isOtherwise = false;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    if (!tag) return false;
    const [, slash, name = ''] = tag;
    if (OTHERWISE.has(name)) isOtherwise = !slash;
    const end = slash ? undefined : ends.get(name);
    if (end) {
      end.lastIndex = TAG.lastIndex;
      const found = end.exec(html);
      // A comment in a text may hide its end.
      if (isOtherwise || !found?.[0].startsWith('</')) return false;
      TAG.lastIndex = found.index;
    } else if (UNUSUAL.has(name)) return false;
    else if (OUTLINE.has(name))
      if (slash) outline.close(name);
      else outline.open(name);
  }
  return outline.fault() === undefined;
}

class Outline {
  readonly #open: string[] = [];
  readonly #landmarks: string[] = [];
  readonly #counts = new Map<string, number>();
  #fault: string | undefined;

  open(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    if (this.#open.at(-1) === 'body' && LANDMARKS.includes(name)) this.#landmarks.push(name);
    this.#open.push(name);
  }

  close(name: string): void {
    if (this.#open.pop() !== name) this.#fault ??= `its ${name} is closed out of turn`;
  }

  fault(): string | undefined {
    if (this.#fault) return this.#fault;
    const open = this.#open.at(-1);
    if (open) return `its ${open} is not closed`;
    const other = ONCE.find((name) => this.#counts.get(name) !== 1);
    if (other) return `it has ${this.#counts.get(other) ?? 'no'} ${other}`;
    const found = this.#landmarks.join(', ');
    return found === LANDMARKS.join(', ') ? undefined : `its parts are ${found || 'none'}`;
  }
}

/** Reads a page as a browser does, and keeps its outline. */
class Reader extends Parser<DefaultTreeAdapterMap> {
  readonly outline = new Outline();

  override onStartTag(token: Token.TagToken): void {
    if (OUTLINE.has(token.tagName)) this.outline.open(token.tagName);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (OUTLINE.has(token.tagName)) this.outline.close(token.tagName);
    super.onEndTag(token);
  }
}
