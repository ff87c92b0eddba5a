import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { jpeg } from '../../testing/pictures.ts';
import { discard, place, stage, temporaryName } from '../../files/durable.ts';
import { FolderFiles } from '../../files/folder-files.ts';
import { storeImage } from './images.ts';
import { sweep } from './sweep.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const at = (name: string) => join(folder.path, name);
const onDisk = () => readdirSync(folder.path).toSorted();

test('what an upload left half done is swept away, and nothing else', async () => {
  await storeImage(new FolderFiles(folder.path), await jpeg(900, 30));
  writeFileSync(at('.keep'), '');
  writeFileSync(at('by-hand.webp'), '');
  const before = onDisk();
  writeFileSync(temporaryName(at('incoming')), 'half');
  await stage(at('picture.webp'), Buffer.from('whole'));
  const width = at(`${'a'.repeat(32)}-900x30.w400.webp`);
  writeFileSync(width, 'a width without its picture');
  // Written by a clock that was set back since.
  const later = Date.now() / 1_000 + 3_600;
  utimesSync(width, later, later);
  expect(await sweep(new FolderFiles(folder.path))).toBe(3);
  expect(onDisk()).toEqual(before);
});

test('files get their names together, or none of them where one cannot', async () => {
  const files = [];
  for (const name of ['one', 'two', 'three']) files.push(await stage(at(name), Buffer.from(name)));
  writeFileSync(at('one'), 'there before');
  await discard(files.slice(2));
  await expect(place(files)).rejects.toThrow('ENOENT');
  await discard(files);
  expect(onDisk()).toEqual(['one']);
});
