import { expect, test } from 'vitest';
import { QUICK_BOOKING_EMAIL } from '#model/contact/lead-form.ts';
import { csv, numberAsText } from './csv.ts';
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

test('a request for a call has no address that would be taken for the caller’s', () => {
  const created_at = '2026-11-20T12:00:00.000Z';
  const lead = { name: 'Karim', email: QUICK_BOOKING_EMAIL, created_at } as Lead;
  expect(leadsAsCsv([lead], () => '')).toContain('18:00,Karim,,');
});
