import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const send = (url: string, contentType: string, payload: Buffer, accept = '*/*') =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    headers: { ...server.as('moderator'), 'content-type': contentType, accept },
    payload,
  });

/** Invalid UTF-8: truncated, stray, overlong, a surrogate, beyond the last code point. */
const NOT_UTF8 = ['e0a6', '80', 'ff', 'c080', 'eda080', 'f4908080'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const around = (before: string, bytes: Uint8Array, after: string) =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
const leads = () => server.db.selectFrom('contact_submissions').selectAll().execute();

test.for(NOT_UTF8)('%s in a JSON body is refused and not replaced', async (bytes) => {
  const lead = around('{"name":"Kar', bytes, 'im","message":"Hello"}');
  for (const url of ['/contact-submissions', '/tour-packages']) {
    const answer = await send(url, JSON_TYPE, lead);
    expectError(answer, 400);
    expect(answer.json().detail).toBe('The body is not valid UTF-8');
  }
  expect(await leads()).toEqual([]);
});

test.for(NOT_UTF8)('%s in a form is refused, as it is and escaped', async (bytes) => {
  const escaped = Buffer.from([...bytes].map((byte) => `%${byte.toString(16)}`).join(''));
  for (const given of [bytes, escaped]) {
    const form = around('message=Hello&name=Kar', given, 'im');
    expectError(await send('/contact-submissions', FORM_TYPE, form), 400);
    const page = await send('/contact-submissions', FORM_TYPE, form, 'text/html');
    expect([page.statusCode, page.headers['location']]).toEqual([303, '/not-sent#check']);
  }
  expect(await leads()).toEqual([]);
});

test('every character, a byte order mark and a lone percent sign arrive as they are', async () => {
  const name = 'করিম é 𝒳 \u{10fffd} 100%';
  const body = JSON.stringify({ name, message: 'Hello' });
  for (const payload of [body, `\ufeff${body}`])
    expect((await send('/contact-submissions', JSON_TYPE, Buffer.from(payload))).json().name).toBe(
      name,
    );
  const fields = `name=${name.replaceAll(' ', '+')}`;
  for (const form of [`message=Hi&${fields}`, `\ufeff${fields}&message=Hey`])
    expect((await send('/contact-submissions', FORM_TYPE, Buffer.from(form))).statusCode).toBe(303);
  expect((await leads()).map((lead) => lead.name)).toEqual([name, name, name, name]);
});
