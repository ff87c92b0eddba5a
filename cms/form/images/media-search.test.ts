import { expect, test } from 'vitest';
import type { Upload } from '../../client/uploads.ts';
import { foundUploads } from './media-search.ts';

const upload = (file: string, words: Partial<Upload> = {}): Upload => ({
  file,
  name: null,
  url: `/static/uploads/${file}`,
  size: 1,
  width: 1,
  height: 1,
  uploaded_at: '2026-11-20T09:00:00.000Z',
  alt_en: null,
  alt_bn: null,
  used_by: [],
  ...words,
});
const boat = upload('0a1b-1600x1200.webp', { alt_en: 'A boat at Inani', alt_bn: 'ইনানীতে নৌকা' });
const tour = upload('77ff-800x600.webp', {
  used_by: [{ entity: 'tour-package', id: 'bali', label: 'Báli in five days' }],
});
const all = [boat, tour];
const found = (query: string) => foundUploads(all, query);

test('a picture is found by what it shows, in both languages', () => {
  expect(found('inani BOAT')).toEqual([boat]);
  expect(found('নৌকা')).toEqual([boat]);
});

test('and by the records that show it, and by the name of its file', () => {
  expect(found('bali')).toEqual([tour]);
  expect(found('0a1b')).toEqual([boat]);
  expect(found('boat bali')).toEqual([]);
});

test('and by what its file was called where it came from', () => {
  const named = upload('99aa-800x600.webp', { name: 'Saint Martin নীল জল.JPG' });
  expect(foundUploads([...all, named], 'martin নীল')).toEqual([named]);
});

test('without words all are there', () => {
  expect(found('  ')).toEqual(all);
});
