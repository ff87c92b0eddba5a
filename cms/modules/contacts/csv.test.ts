import { expect, test } from 'vitest';
import { QUICK_BOOKING_EMAIL } from '#model/contact/lead-form.ts';
import { csv, numberAsText, wordsAsText } from './csv.ts';
import { leadsAsCsv } from './export-leads.ts';
import type { Lead } from './inbox.ts';

const row = (...cells: string[]) => csv([cells]).slice(1, -2);

test('begins with a byte order mark, and ends each line as Excel does', () => {
  expect(csv([['নাম', 'Name'], ['a']])).toBe('\uFEFFনাম,Name\r\na\r\n');
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(row('a,b', 'say "hi"', 'one\ntwo')).toBe('"a,b","say ""hi""","one\ntwo"');
});

test.for([
  '=1+1',
  '+880171',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '＝1',
  '＋1',
  '﹣1',
  '＠SUM(A1)',
])('no cell is taken for a formula: %j', (text) => {
  expect(row(text).replace(/^"/, '')).toMatch(/^'/);
});

test('other text is left alone', () => {
  expect(row('৳1', 'a=b', '')).toBe('৳1,a=b,');
});

test.for([
  ['01712345678', '01712-345678'],
  ['+8801712345678', '(+880) 1712-345678'],
  ['+880 1712-345678', '(+880) 1712-345678'],
  ['01712-345678', '01712-345678'],
  ['01712.345678', '01712-345678'],
  ['(01712345678)', '01712-345678'],
  ['+447911123456', '00447911-123456'],
  ['0171', '01-71'],
  ['999', '99-9'],
])('the number %s is a text to every spreadsheet, none is a formula: %s', ([phone, cell]) => {
  expect(numberAsText(phone!)).toBe(cell);
  expect(row(cell!)).toBe(cell);
  expect(Number(cell)).toBeNaN();
});

test.for([
  '01712345678',
  '0171 2345678',
  '19902691234567890',
  '120210123456789012',
  '1.10',
  '12/12',
  '3-4',
  '2E5',
])('what somebody typed stays as it is typed, though it is a number or a day: %s', (words) => {
  const created_at = '2026-11-20T12:00:00.000Z';
  const typed = { subject: words, message: words, next_step: words, lost_note: words };
  const lead = { name: words, ...typed, utm_campaign: words, created_at } as Lead;
  const [, line] = leadsAsCsv([lead], () => '').split('\r\n');
  expect(line!.split(',').filter((cell) => cell === `'${words}`)).toHaveLength(6);
});

test.for(['2 people', '৫০০০', '৳5,000', '5-6 জন', 'e', ''])(
  'words stay as they are: %j',
  (words) => {
    expect(wordsAsText(words)).toBe(words);
  },
);

test('a request for a call has no address that would be taken for the caller’s', () => {
  const created_at = '2026-11-20T12:00:00.000Z';
  const lead = { name: 'Karim', email: QUICK_BOOKING_EMAIL, created_at } as Lead;
  expect(leadsAsCsv([lead], () => '')).toContain('18:00,Karim,,');
});
