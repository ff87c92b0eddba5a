/** Tells Excel that the file is UTF-8; without it Bengali is unreadable there. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;

const neutral = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
const cell = (text: string) => {
  const safe = neutral(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as a file that every spreadsheet opens. */
export const csv = (rows: readonly (readonly string[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
