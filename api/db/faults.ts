/** Faults of a database, or of the disk below it, each with an answer of its own. */
export type Fault =
  | 'full'
  | 'crowded'
  | 'readonly'
  | 'away'
  | 'lost'
  | 'busy'
  | 'unreadable'
  | 'rule'
  | 'nul';

/** By the beginning of the code: SQLite's have a name, PostgreSQL's five characters. */
const faults: Readonly<Record<Fault, RegExp>> = {
  full: /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/,
  // The disk or the memory of the database's own server: room that is made here is of no use there.
  crowded: /^53[12]00$/,
  readonly: /^(SQLITE_READONLY|25006)/,
  away: /^SQLITE_(IOERR|CANTOPEN)/,
  // A connection that ends or is refused: 57P is a server that is stopped, or starts.
  lost: /^(08...|57P0.|53300)$/,
  // 55P03: the writer's lock; 25P03: a transaction that slept; 57014, 25P04: one that took longer than
  // the server of the database allows; 40001: a standby that could not wait for it.
  busy: /^(SQLITE_(BUSY|LOCKED)|55P03|40P01|40001|57014|25P0[34])/,
  unreadable: /^(SQLITE_(NOTADB|CORRUPT)|XX00[12]$)/,
  rule: /^(SQLITE_CONSTRAINT|23...$)/,
  // PostgreSQL has no text with U+0000, and so no record of such a name.
  nul: /^22021$/,
};

export const codeOf = (error: unknown): string | undefined =>
  (error as { code?: string } | null)?.code;

/** Faults that operators can mend: their words say what, and a stack says no more. */
export function isOfMachine(error: unknown): error is Error {
  const fault = faultOf(error);
  const isOfData = fault === undefined || fault === 'rule' || fault === 'nul';
  return error instanceof Error && (!isOfData || 'syscall' in error);
}

/** The fault of a database that an error is of; undefined for all others. */
export function faultOf(error: unknown): Fault | undefined {
  const code = codeOf(error);
  if (code === undefined) return undefined;
  return (Object.keys(faults) as Fault[]).find((fault) => faults[fault].test(code));
}
