/**
 * Bold, italic and struck words of a clipboard as Markdown. Their ends are noncharacters, which no text
 * has, until the words around are known: asterisks would run together, or mean nothing.
 */
const MARKS = [
  { sign: '**', open: '\ufdd0', close: '\ufdd1' },
  { sign: '*', open: '\ufdd2', close: '\ufdd3' },
  { sign: '~~', open: '\ufdd4', close: '\ufdd5' },
] as const;
type Sign = (typeof MARKS)[number]['sign'];

/** Lines of lists, headings, quotes and tables begin with signs of their own. */
const BLOCK = /^\s*(?:(?:-|#+|>|\d+\.)\s|\|)/;

/** Marks words, each of their paragraphs by itself. */
export function withMark(words: string, sign: Sign): string {
  const { open, close } = MARKS.find((mark) => mark.sign === sign)!;
  const unmarked = words.replaceAll(open, '').replaceAll(close, '');
  return unmarked
    .split(/(\n\s*\n)/)
    .map((part) => (BLOCK.test(part) ? part : part.replace(/\S(?:.*\S)?/su, `${open}$&${close}`)))
    .join('');
}

const OPEN = '[\ufdd0\ufdd2\ufdd4]';
const CLOSE = '[\ufdd1\ufdd3\ufdd5]';
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Between a letter and one of these a mark ends nothing: they go outside. A link ends with a bracket. */
const BEGINS = String.raw`[("'“‘৳$][ \u00a0]*`;
const ENDS = String.raw`(?:[:;,.!?।…"'”’%]|\)(?<!\]\([^()]*\)))+`;
const BEFORE = new RegExp(`(?<=${LETTER})(${OPEN}+)(${BEGINS})`, 'gu');
const BEHIND = new RegExp(`(${ENDS})(${CLOSE}+)(?=${LETTER})`, 'gu');

/** Marks stand within each other. */
const MARKS_TWICE = [...MARKS, ...MARKS];

/** The Markdown of a text with such marks; where no letter has them, they would be shown as signs. */
export function signed(text: string): string {
  const merged = MARKS_TWICE.reduce(
    (joined, { open, close }) =>
      joined.replace(new RegExp(`${close}([ \u00a0]*)${open}`, 'g'), '$1'),
    text,
  );
  const marked = MARKS_TWICE.reduce(
    (words, { open, close }) =>
      words.replace(new RegExp(`${open}([^\ufdd0-\ufdd5\\p{L}\\p{N}]*)${close}`, 'gu'), '$1'),
    merged,
  );
  const placed = marked.replace(BEFORE, '$2$1').replace(BEHIND, '$2$1');
  return MARKS.reduce(
    (whole, { sign, open, close }) => whole.replaceAll(open, sign).replaceAll(close, sign),
    placed,
  );
}
