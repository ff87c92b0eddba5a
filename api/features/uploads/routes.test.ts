import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '../../app.ts';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { storedBytes, storedNames } from '../../testing/bucket.ts';
import { multipartBody, multipartType, type Part } from '../../testing/forms.ts';
import {
  animation,
  drawing,
  grain,
  jpeg,
  metadataOf,
  photo,
  plain,
  png,
  pngClaiming,
} from '../../testing/pictures.ts';
import type { StoredImage } from './listing.ts';

const MAX_BYTES = 5_242_880;

let server: TestApp;
const start = async () => {
  server = await testApp();
};
const stop = () => server.close();

function send(path: 'image' | 'images', parts: readonly Part[], headers = {}) {
  return server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/uploads/${path}`,
    headers: { ...server.as('moderator'), 'content-type': multipartType, ...headers },
    payload: multipartBody(parts),
  });
}

const picture = (content: Buffer, { name = 'file', filename = 'photo.jpg' } = {}): Part => ({
  name,
  content,
  filename,
  type: 'image/jpeg',
});
const sendOne = (content: Buffer) => send('image', [picture(content)]);
const sendMany = (contents: readonly Buffer[]) =>
  send(
    'images',
    contents.map((content) => picture(content, { name: 'files' })),
  );

const onDisk = () => storedNames(server.config);
const stored = (url: string) => storedBytes(server.config, url.replace('/static/uploads/', ''));
const padded = (file: Buffer, length: number) => Buffer.concat([file], length);

describe('a picture', () => {
  beforeEach(start);
  afterEach(stop);

  test('is answered with its address and sizes, and served as WebP', async () => {
    const original = await jpeg(60, 40);
    const answer = await sendOne(original);
    expect(answer.statusCode, answer.body).toBe(201);
    const image = answer.json<StoredImage>();
    expect(image.url).toMatch(/^\/static\/uploads\/[0-9a-f]{32}-60x40\.webp$/);
    const served = await server.app.inject({ url: image.url });
    expect(served.statusCode).toBe(200);
    expect(image).toEqual({
      url: image.url,
      size: served.rawPayload.length,
      original_size: original.length,
      compression_ratio: Number((original.length / served.rawPayload.length).toFixed(2)),
      width: 60,
      height: 40,
    });
    expect((await metadataOf(served.rawPayload)).format).toBe('webp');
  });

  test.for([
    ['JPEG', () => jpeg()],
    ['PNG', () => png()],
    ['GIF', () => plain(60, 40).gif().toBuffer()],
    ['WebP', () => plain(60, 40).webp().toBuffer()],
  ] as const)('may be a %s, whatever its name and type say', async ([, make]) => {
    const part = { name: 'file', content: await make(), filename: 'x.txt', type: 'text/plain' };
    const answer = await send('image', [part]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ width: 60, height: 40 });
  });

  test('has the widths 400, 800 and 1600 that are narrower than it is', async () => {
    const { url } = (await sendOne(await jpeg(1000, 500))).json<StoredImage>();
    const name = url.replace('/static/uploads/', '').replace('.webp', '');
    expect(onDisk()).toEqual([`${name}.w400.webp`, `${name}.w800.webp`, `${name}.webp`]);
    const variant = await metadataOf(stored(url.replace('.webp', '.w400.webp')));
    expect([variant.width, variant.height]).toEqual([400, 200]);
  });

  test('has one name for one content', async () => {
    const first = (await sendOne(await jpeg())).json<StoredImage>();
    const again = (await sendOne(await jpeg())).json<StoredImage>();
    const other = (await sendOne(await jpeg(60, 40, 'navy'))).json<StoredImage>();
    expect(again.url).toBe(first.url);
    expect(other.url).not.toBe(first.url);
    expect(onDisk()).toHaveLength(2);
  });

  test('stands upright and tells nothing of the camera or the place', async () => {
    const original = await photo(60, 40);
    expect(original.toString('latin1')).toContain('Photographer Unnamed');
    const image = (await sendOne(original)).json<StoredImage>();
    expect([image.width, image.height]).toEqual([40, 60]);
    const { exif, xmp, iptc, icc, orientation } = await metadataOf(stored(image.url));
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(stored(image.url).toString('latin1')).not.toMatch(/Photographer|Camera|GPS|Exif/);
  });

  test.for([
    [
      'GIF',
      () =>
        animation(500, 30)
          .gif({ delay: [100, 200, 300] })
          .toBuffer(),
    ],
    [
      'WebP',
      () =>
        animation(500, 30)
          .webp({ delay: [100, 200, 300] })
          .toBuffer(),
    ],
  ] as const)('that moves, as %s, goes on moving at every width', async ([, make]) => {
    const image = (await sendOne(await make())).json<StoredImage>();
    expect([image.width, image.height]).toEqual([500, 30]);
    for (const url of [image.url, image.url.replace('.webp', '.w400.webp')]) {
      const { format, pages, delay } = await metadataOf(stored(url));
      expect({ format, pages, delay }).toEqual({
        format: 'webp',
        pages: 3,
        delay: [100, 200, 300],
      });
    }
  });

  test('that is also a program keeps nothing of the program', async () => {
    const gif = await plain(60, 40).gif().toBuffer();
    const script = Buffer.from(
      '*/=1;alert(document.domain)//<script>alert(2)</script><?php x(); ?>',
    );
    const { url } = (await sendOne(Buffer.concat([gif, script]))).json<StoredImage>();
    expect(stored(url).toString('latin1')).not.toMatch(/alert|script|php/);
  });

  test('longer than the format allows is made smaller', async () => {
    const image = (await sendOne(await jpeg(20_000, 40))).json<StoredImage>();
    expect(image.width).toBe(16_383);
  });

  test('is named by nothing that the sender chose', async () => {
    const filename = '../../evil‮gpj.php%00"; x=y';
    const answer = await send('image', [picture(await jpeg(), { filename })], {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(answer.statusCode).toBe(201);
    expect(JSON.stringify([answer.headers, answer.body, onDisk()])).not.toContain('evil');
  });

  test('of 5,242,880 bytes passes', async () => {
    expect((await sendOne(padded(await jpeg(), MAX_BYTES))).statusCode).toBe(201);
  });

  test('that comes or goes is told in the audit log', async () => {
    const { url } = (await sendOne(await jpeg())).json<StoredImage>();
    const file = url.replace('/static/uploads/', '');
    await server.call('DELETE', `/uploads/${file}`, { headers: server.as('super_admin') });
    const headers = server.as('super_admin');
    const told = (await server.call('GET', '/audit-log?entity=upload', { headers })).json();
    const { moderator, super_admin } = server.users;
    expect(told).toMatchObject([
      { action: 'remove', record_id: file, actor_id: super_admin.id },
      { action: 'create', record_id: file, actor_id: moderator.id, label: 'photo.jpg' },
    ]);
    expect(told[1].after).toMatchObject({ url, width: 60, height: 40 });
    const { length } = (
      await server.call('GET', `/audit-log?record_id=${file}`, { headers })
    ).json();
    expect(length).toBe(2);
  });
});

describe('what is refused leaves nothing behind', () => {
  beforeAll(start);
  afterAll(stop);
  afterEach(() => expect(onDisk()).toEqual([]));

  test('without a sign-in nothing is read', async () => {
    const answer = await send('image', [picture(Buffer.alloc(MAX_BYTES + 1))], {
      authorization: '',
    });
    expectError(answer, 401);
  });

  test.for([
    ['a drawing named .png', drawing],
    ['a drawing after a blank', Buffer.concat([Buffer.from('\n  '), drawing])],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['a BMP', Buffer.from('BM' + '\0'.repeat(60), 'latin1')],
    ['an archive', Buffer.from('PK\x03\x04' + '\0'.repeat(60), 'latin1')],
    ['nothing at all', Buffer.alloc(0)],
    ['two bytes', Buffer.from([0xff, 0xd8])],
  ] as const)('%s is 415, alone and among others', async ([, content]) => {
    const part = { name: 'file', content, filename: 'picture.png', type: 'image/png' };
    expectError(await send('image', [part]), 415);
    expectError(await sendMany([await jpeg(), content, await png()]), 415);
  });

  test.for([
    ['TIFF', () => plain(60, 40).tiff().toBuffer()],
    ['AVIF', () => plain(60, 40).avif().toBuffer()],
  ] as const)('%s is 415', async ([, make]) => expectError(await sendOne(await make()), 415));

  test.for([
    ['a JPEG that ends too soon', async () => half(await grain(200, 200).jpeg().toBuffer())],
    ['a WebP that ends too soon', async () => half(await grain(200, 200).webp().toBuffer())],
    ['a JPEG that goes on as text', () => Buffer.from('\xff\xd8\xff hello', 'latin1')],
    [
      'a PNG that goes on as a drawing',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), drawing]),
    ],
  ] as const)('%s is 422, and damaged', async ([, make]) => {
    const answer = await sendOne(await make());
    expectError(answer, 422);
    expect(answer.json().detail[0].msg).toBe('The picture is damaged: not all of it can be read');
  });
  const half = (whole: Buffer) => whole.subarray(0, whole.length / 2);

  test.for([
    ['50 megapixels', () => pngClaiming(10_000, 5_000)],
    ['a line more than 40 megapixels', () => pngClaiming(8_000, 5_001)],
    ['4,000 megapixels', () => pngClaiming(65_000, 65_000)],
    [
      '41 megapixels in three frames',
      () => animation(4_000, 3_420).gif({ effort: 1, colours: 2 }).toBuffer(),
    ],
  ] as const)('%s are 422', async ([, make]) => {
    const answer = await sendOne(await make());
    expectError(answer, 422);
    expect(answer.json().detail[0].msg).toBe(
      'The picture has more than 40 megapixels in all its frames',
    );
  });

  test('a byte more than 5 MiB is 413, before its kind matters', async () => {
    expectError(await sendOne(padded(await jpeg(), MAX_BYTES + 1)), 413);
    expectError(await sendOne(padded(drawing, MAX_BYTES + 1)), 413);
    expectError(await sendMany([drawing, padded(await jpeg(), MAX_BYTES + 1)]), 413);
  });

  test('a body that announces more than could be taken is 413', async () => {
    expectError(await sendOne(Buffer.alloc(MAX_BYTES * 2)), 413);
  });

  test('eleven files are 413', async () => {
    const answer = await sendMany(Array.from({ length: 11 }, () => drawing));
    expectError(answer, 413);
    expect(answer.json().detail).toBe('Send at most 10 pictures at once');
  });

  test('two files for one picture are 413', async () => {
    const part = picture(await jpeg());
    expectError(await send('image', [part, part]), 413);
  });

  test.for([
    ['no file', 'image', [], ['body.file']],
    ['no files', 'images', [], ['body.files']],
    ['another field', 'image', [{ name: 'photo', filename: 'a.jpg', content: '' }], ['body.photo']],
    [
      'the other call’s field',
      'images',
      [{ name: 'file', filename: 'a.jpg', content: '' }],
      ['body.file'],
    ],
    ['a file without a name', 'image', [{ name: 'file', content: 'x' }], ['body.file']],
    ['a further field', 'image', [{ name: 'title', content: 'Sylhet' }], ['body.title']],
  ] as const)('%s is 422', async ([, path, parts, faults]) => {
    const answer = await send(path, parts);
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual(faults);
  });

  test('a further field beside a good picture is 422', async () => {
    const further = { name: 'title', content: 'Sylhet' };
    expectError(await send('image', [picture(await jpeg()), further]), 422);
  });

  test.for([
    ['1,001 files', 1001, { name: 'files', filename: 'a.jpg', content: 'x' }, 413],
    ['10,000 fields', 10_000, { name: 'files', content: 'x' }, 422],
    ['a field named for what every object has', 1, { name: '__proto__', content: 'x' }, 400],
    [
      'a file named for what every object has',
      1,
      { name: 'constructor', filename: 'a', content: 'x' },
      400,
    ],
  ] as const)('%s, %i of them, are refused', async ([, count, part, status]) => {
    expectError(
      await send(
        'images',
        Array.from({ length: count }, () => part),
      ),
      status,
    );
  });

  test.for([
    ['no boundary', 'multipart/form-data', 400],
    ['another boundary', 'multipart/form-data; boundary=other', 400],
    ['a huge type', `multipart/form-data; boundary=${'b'.repeat(9_000)}`, 400],
    ['another type', 'image/jpeg', 415],
    ['JSON', 'application/json', 400],
    ['an address-like form', 'application/x-www-form-urlencoded', 415],
  ] as const)('%s as the type is refused', async ([, type, status]) => {
    expectError(await send('image', [picture(await jpeg())], { 'content-type': type }), status);
  });

  test('JSON that can be read is 415', async () => {
    const body = { file: 'x' };
    expectError(
      await server.call('POST', '/uploads/image', { headers: server.as('moderator'), body }),
      415,
    );
  });

  test('a body that stops in the middle is 400', async () => {
    const whole = multipartBody([picture(await grain(200, 200).jpeg().toBuffer())]);
    for (const length of [40, 120, 1_000, whole.length - 5]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `${API_PREFIX}/uploads/image`,
        headers: { ...server.as('moderator'), 'content-type': multipartType },
        payload: whole.subarray(0, length),
      });
      expectError(answer, 400);
    }
  });
});

describe('a batch', () => {
  beforeEach(start);
  afterEach(stop);

  test('of ten pictures is answered in their order', async () => {
    const widths = [50, 51, 52, 53, 54, 55, 56, 57, 58, 59];
    const answer = await sendMany(await Promise.all(widths.map((width) => jpeg(width))));
    expect(answer.statusCode, answer.body).toBe(201);
    const { uploaded_files } = answer.json<{ uploaded_files: StoredImage[] }>();
    expect(uploaded_files.map(({ width }) => width)).toEqual(widths);
    expect(onDisk()).toHaveLength(10);
  });

  test('that is refused names the file at fault', async () => {
    const torn = (await grain(200, 200).jpeg().toBuffer()).subarray(0, 2_000);
    const named = (content: Buffer, filename: string) =>
      picture(content, { name: 'files', filename });
    const good = named(await jpeg(), 'beach.jpg');
    const refused = async (bad: Part) => (await send('images', [good, good, bad])).json().detail;
    expect(await refused(named(drawing, 'logo.svg'))).toBe(
      'logo.svg: Only JPEG, PNG, GIF and WebP pictures are taken',
    );
    expect(await refused(named(padded(await jpeg(), MAX_BYTES + 1), 'কক্সবাজার.jpg'))).toBe(
      'কক্সবাজার.jpg: A picture may have at most 5 MB (5,242,880 bytes)',
    );
    const damaged = 'The picture is damaged: not all of it can be read';
    const strange = `..\\..\\${'x'.repeat(300)}\u202e.jpg`;
    const [[fault], [other]] = [
      await refused(named(torn, 'torn.jpg')),
      await refused(named(torn, strange)),
    ];
    expect(fault).toEqual({
      loc: ['body', 'files', 2],
      msg: `torn.jpg: ${damaged}`,
      type: 'damaged',
    });
    expect(other.msg).toBe(`${'x'.repeat(100)}: ${damaged}`);
    expect(onDisk()).toEqual([]);
  });

  test('with one damaged picture leaves only what was there before', async () => {
    const before = await jpeg(500, 40);
    await sendOne(before);
    const files = onDisk();
    const torn = (await grain(200, 200).jpeg().toBuffer()).subarray(0, 2_000);
    expectError(await sendMany([before, await png(), torn]), 422);
    expect(onDisk()).toEqual(files);
  });
});
