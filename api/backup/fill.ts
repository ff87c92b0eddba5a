import type { Db } from '../db/database.ts';
import { emptyBegun, firstFilled, insertLines, Summing, sumOf, type TableSum } from '../db/rows.ts';
import { goOnFrom, tableShapes, type TableShape } from '../db/table-shapes.ts';
import { StartError } from '../start-error.ts';

/** Rows did not arrive as they were: nothing is kept of them. */
export class RowsDiffer extends StartError {
  override name = 'RowsDiffer';
}

export type Sums = Readonly<Record<string, TableSum>>;

/** Fills an empty database with rows of another, in one transaction. */
export class Filling {
  readonly #db: Db;
  readonly #shapes: ReadonlyMap<string, TableShape>;
  readonly #passed = new Map<string, Summing>();

  private constructor(db: Db, shapes: readonly TableShape[]) {
    this.#db = db;
    this.#shapes = new Map(shapes.map((shape) => [shape.name, shape]));
  }

  /** `db` is the transaction. Answers undefined, and does nothing, where a table has rows already. */
  static async of(db: Db): Promise<Filling | { filled: string }> {
    const shapes = await tableShapes(db);
    const filled = await firstFilled(db, shapes);
    if (filled) return { filled };
    await emptyBegun(db, shapes);
    return new Filling(db, shapes);
  }

  async add(table: string, lines: string[]): Promise<void> {
    const shape = this.#shapes.get(table);
    if (!shape) throw new RowsDiffer(`This version has no table ${table}.`);
    if (!this.#passed.has(table)) this.#passed.set(table, new Summing());
    this.#passed.get(table)!.add(lines);
    await insertLines(this.#db, shape, lines);
  }

  /**
   * Compares what passed, and what is in the database now, with what was to come. Throws RowsDiffer:
   * the transaction is to be rolled back.
   */
  async finish(sums: Sums, numbers: Readonly<Record<string, number>>): Promise<Sums> {
    const found: Record<string, TableSum> = {};
    for (const [table, shape] of this.#shapes) {
      const passed = (this.#passed.get(table) ?? new Summing()).sum();
      const stored = await sumOf(this.#db, shape);
      const said = sums[table];
      if (!said || ![passed, stored].every((sum) => isSame(sum, said)))
        throw new RowsDiffer(`The rows of ${table} are not those that were written.`);
      found[table] = stored;
    }
    await goOnFrom(this.#db, numbers);
    return found;
  }
}

const isSame = (one: TableSum, other: TableSum) =>
  one.rows === other.rows && one.sha256 === other.sha256;
