import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { jpeg } from '../../testing/pictures.ts';
import { upload } from '../../testing/uploading.ts';
import { keptName, namesByStem } from './names.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const listed = async () =>
  (await server.call('GET', '/uploads', { headers: server.as('moderator') })).json() as {
    file: string;
    name: string | null;
  }[];

test('a file’s name is kept without folders and what nobody sees, in whole letters', () => {
  expect(keptName('C:\\Photos\\Saint Martin.JPG')).toBe('Saint Martin.JPG');
  expect(keptName('a/b/\u202egpj.সৈকত\u0000.png ')).toBe('gpj.সৈকত.png');
  expect([keptName(undefined), keptName(''), keptName(' \u200b ')]).toEqual([null, null, null]);
  const long = keptName('ক্ষি'.repeat(100))!;
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255);
  expect(long).toBe('ক্ষি'.repeat(Math.floor(255 / Buffer.byteLength('ক্ষি'))));
});

test('a picture is listed by the name that its file had last, until it is deleted', async () => {
  const picture = await jpeg(430, 310);
  await upload(server, picture, 'IMG_0001.jpg');
  await upload(server, picture, 'সেন্ট মার্টিন.jpg');
  const [{ file, name }] = (await listed()) as [{ file: string; name: string }];
  expect(name).toBe('সেন্ট মার্টিন.jpg');
  await server.call('DELETE', `/uploads/${file}`, { headers: server.as('super_admin') });
  expect(await listed()).toEqual([]);
  expect(await namesByStem(server.db)).toEqual(new Map());
});
