/** Text of a text area, with its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from`–`to` by `insert`, then selects `select`, counted from `from`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: [number, number];
}

export const bold = (at: Selected) => wrapped(at, '**', 'bold text');
export const italic = (at: Selected) => wrapped(at, '*', 'italic text');

/** Puts a mark around the selection, or takes it away where it is; space at the ends stays outside. */
function wrapped({ text, start, end }: Selected, mark: string, placeholder: string): Edit {
  const chosen = text.slice(start, end);
  const isMarked =
    endsWithMark(text.slice(0, start), mark) && startsWithMark(text.slice(end), mark);
  if (isMarked && chosen !== '')
    return {
      from: start - mark.length,
      to: end + mark.length,
      insert: chosen,
      select: [0, chosen.length],
    };
  const words = chosen.trim() || placeholder;
  const before = chosen.trim() === '' ? '' : chosen.slice(0, chosen.indexOf(words));
  const after = chosen.trim() === '' ? '' : chosen.slice(before.length + words.length);
  const begins = before.length + mark.length;
  return {
    from: start,
    to: end,
    insert: before + mark + words + mark + after,
    select: [begins, begins + words.length],
  };
}

/** The mark itself, not part of a longer one: `**` is no `*`. */
const endsWithMark = (text: string, mark: string) =>
  text.endsWith(mark) && (mark.length > 1 || !/(?<!\*)\*\*$/.test(text));
const startsWithMark = (text: string, mark: string) =>
  text.startsWith(mark) && (mark.length > 1 || !/^\*\*(?!\*)/.test(text));

export const heading = (at: Selected) => prefixed(at, () => '## ', /^#{1,6} /);
export const quote = (at: Selected) => prefixed(at, () => '> ', /^> /);
export const list = (at: Selected) => prefixed(at, () => '- ', /^[-*] /);
export const numberedList = (at: Selected) => prefixed(at, (n) => `${n + 1}. `, /^\d+\. /);

/** Puts a sign before every line that the selection touches, or takes it away where all have it. */
function prefixed(
  { text, start, end }: Selected,
  signOf: (line: number) => string,
  sign: RegExp,
): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - 1, start));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isSigned = lines.every((line) => sign.test(line));
  const insert = lines
    .map((line, n) => (isSigned ? '' : signOf(n)) + line.replace(sign, ''))
    .join('\n');
  const caret = insert.length;
  return { from, to, insert, select: lines.length > 1 ? [0, caret] : [caret, caret] };
}

const ADDRESS = 'https://';

/** A link of the selected words, with the address to be typed next. */
export function link({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end) || 'link text';
  const begins = words.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${words}](${ADDRESS})`,
    select: [begins, begins + ADDRESS.length],
  };
}

/** A picture on a line of its own, with its description selected. */
export function picture({ text, start, end }: Selected, url: string): Edit {
  const alt = text.slice(start, end).trim() || 'description';
  const opens = start === 0 || text[start - 1] === '\n' ? '![' : '\n\n![';
  return {
    from: start,
    to: end,
    insert: `${opens}${alt}](${url})\n`,
    select: [opens.length, opens.length + alt.length],
  };
}

const MARKER = /^(\s*)([-*]|\d+\.|>) (.*)$/;

/** Enter within a list or a quote: starts the next entry, or ends the list after an empty one. */
export function nextLine({ text, start, end }: Selected): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, indent, marker, words] = MARKER.exec(text.slice(from, start)) ?? [];
  if (marker === undefined) return undefined;
  if (words!.trim() === '') return { from, to: start, insert: '', select: [0, 0] };
  const next = /\d/.test(marker) ? `${Number.parseInt(marker, 10) + 1}.` : marker;
  const insert = `\n${indent}${next} `;
  return { from: start, to: start, insert, select: [insert.length, insert.length] };
}
