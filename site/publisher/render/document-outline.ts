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
 * Why an HTML page is no whole document, and undefined where it is one: a header, a main part, a
 * footer, one heading of the page, everything closed in its order. A browser might read otherwise what
 * is not written as Astro and React write: that is a fault, too.
 */
export function outlineFault(html: string): string | undefined {
  const outline = new Outline();
  let isOtherwise = false;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    if (!tag) return notWrittenSo(html, at);
    const [, slash, name = ''] = tag;
    if (OTHERWISE.has(name)) isOtherwise = !slash;
    const end = slash ? undefined : ends.get(name);
    if (end) {
      end.lastIndex = TAG.lastIndex;
      const found = end.exec(html);
      // A comment in a text may hide its end.
      if (isOtherwise || !found?.[0].startsWith('</')) return notWrittenSo(html, at);
      TAG.lastIndex = found.index;
    } else if (UNUSUAL.has(name)) return notWrittenSo(html, at);
    else if (slash) outline.close(name);
    else outline.open(name);
  }
  return outline.fault();
}

/** Characters by which the place is found. */
const SHOWN = 30;
const notWrittenSo = (html: string, at: number) =>
  `no page is written so: ${html.slice(at, at + SHOWN).replace(/[^ -~].*/s, '…')}`;

/** Open elements of a page, and those that it has had. */
export class Outline {
  readonly #open: string[] = [];
  readonly #landmarks: string[] = [];
  readonly #counts = new Map<string, number>();
  #fault: string | undefined;

  open(name: string): void {
    if (!OUTLINE.has(name)) return;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    if (this.#open.at(-1) === 'body' && LANDMARKS.includes(name)) this.#landmarks.push(name);
    this.#open.push(name);
  }

  close(name: string): void {
    if (OUTLINE.has(name) && this.#open.pop() !== name)
      this.#fault ??= `its ${name} is closed out of turn`;
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
