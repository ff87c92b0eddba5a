import type { Product } from '../../harness/product.ts';

export type Content = Record<string, unknown> & { id: string; revision: number };

/** Acknowledged records by address; `null`: deleted. */
export class Ledger {
  readonly #records = new Map<string, Content | null>();

  note(path: string, content: Content | null): void {
    this.#records.set(path, content);
  }

  at(path: string): Content | null | undefined {
    return this.#records.get(path);
  }

  get size(): number {
    return this.#records.size;
  }

  /** Records that differ from their last acknowledged state. */
  async missing(product: Product): Promise<string[]> {
    const missing: string[] = [];
    for (const [path, content] of this.#records) {
      const now = await product.call<Content>('GET', path);
      const expected = content ? 200 : 404;
      if (now.status !== expected) missing.push(`${path} is ${now.status}, not ${expected}`);
      else if (content && !isSameRecord(now.body, content))
        missing.push(`${path} is not as it was saved`);
    }
    return missing;
  }
}

/** Of a list that staff arrange: a save of another record changes them, too. */
const ARRANGED: ReadonlySet<string> = new Set(['order', 'revision', 'updated_at', 'updated_by']);

const unarranged = (record: object) =>
  'order' in record
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !ARRANGED.has(name)))
    : record;

export const isSameRecord = (a: object, b: object) => isSame(unarranged(a), unarranged(b));

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
