import { expect, test } from 'vitest';
import * as edits from './edits.ts';

/** `[` and `]` stand for the ends of the selection. */
function selected(marked: string): edits.Selected {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  return { text: marked.replace(/[‹›]/g, ''), start, end };
}

function after(marked: string, edit: (at: edits.Selected) => edits.Edit | undefined) {
  const at = selected(marked);
  const done = edit(at);
  if (!done) return undefined;
  const { from, to, insert, select } = done;
  const [a, b] = [from + select[0], from + select[1]];
  const text = at.text.slice(0, from) + insert + at.text.slice(to);
  return `${text.slice(0, a)}‹${text.slice(a, b)}›${text.slice(b)}`;
}

test.for([
  ['a ‹word› here', edits.bold, 'a **‹word›** here'],
  ['a **‹word›** here', edits.bold, 'a ‹word› here'],
  ['a‹ word ›here', edits.bold, 'a **‹word›** here'],
  ['a ‹›', edits.italic, 'a *‹italic text›*'],
  ['**‹word›**', edits.italic, '***‹word›***'],
  ['***‹word›***', edits.italic, '**‹word›**'],
  ['দেশি ‹নৌকা›', edits.bold, 'দেশি **‹নৌকা›**'],
  ['one\nt‹›wo\nthree', edits.heading, 'one\n## two‹›\nthree'],
  ['## t‹›wo', edits.heading, 'two‹›'],
  ['‹one\ntwo›\nthree', edits.list, '‹- one\n- two›\nthree'],
  ['‹- one\n- two›', edits.list, '‹one\ntwo›'],
  ['‹one\ntwo›', edits.numberedList, '‹1. one\n2. two›'],
  ['‹one\n›two', edits.quote, '> one‹›\ntwo'],
  ['see ‹our tours›', edits.link, 'see [our tours](‹https://›)'],
] as const)('%s', ([before, edit, expected]) => {
  expect(after(before, edit)).toBe(expected);
});

test('a picture stands on a line of its own, its description ready to be typed', () => {
  const put = (at: edits.Selected) => edits.picture(at, '/static/uploads/a.webp');
  expect(after('text‹›', put)).toBe('text\n\n![‹description›](/static/uploads/a.webp)\n');
  expect(after('‹A boat›', put)).toBe('![‹A boat›](/static/uploads/a.webp)\n');
});

test('Enter goes on with a list, and ends it after an empty entry', () => {
  expect(after('- one‹›', edits.nextLine)).toBe('- one\n- ‹›');
  expect(after('9. nine‹›', edits.nextLine)).toBe('9. nine\n10. ‹›');
  expect(after('> said‹›', edits.nextLine)).toBe('> said\n> ‹›');
  expect(after('- one\n- ‹›', edits.nextLine)).toBe('- one\n‹›');
  expect(after('words‹›', edits.nextLine)).toBeUndefined();
});
