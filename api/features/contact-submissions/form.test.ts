import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { draftOf } from '../../testing/drafts.ts';
import { tourPackage } from '#model/entities/index.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { REPEATED_WITHIN_MS } from './repeats.ts';

let now: number;
let server: TestApp;
beforeEach(async () => {
  now = Date.parse('2026-11-20T06:00:00.000Z');
  server = await testApp({ clock: () => new Date(now) });
});
afterEach(() => server.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const send = (payload: string, contentType = FORM['content-type']) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    payload,
    headers: { 'content-type': contentType },
  });

const fields = (values: Record<string, string>) =>
  new URLSearchParams({ name: 'Karim', message: 'Hello', ...values }).toString();

const kept = () => server.db.selectFrom('contact_submissions').selectAll().execute();

test.for([
  ['', '/thank-you'],
  ['en', '/thank-you'],
  ['bn', '/bn/thank-you'],
] as const)('a form in language "%s" is answered with %s', async ([language, location]) => {
  const answer = await send(fields({ language }));
  expect(answer.statusCode, answer.body).toBe(303);
  expect(answer.headers['location']).toBe(location);
  expect(answer.body).toBe('');
});

test('a form is kept as it was typed, fields nobody filled as nothing', async () => {
  const name = 'করিম & Söhne + 100%';
  await send(fields({ name, message: 'One\r\ntwo', email: '', phone: '', service: 'umrah' }));
  expect(await kept()).toMatchObject([
    { name, message: 'One\ntwo', email: null, phone: null, service: 'umrah', is_spam: 0 },
  ]);
});

test('a charset behind the content type changes nothing', async () => {
  const answer = await send(fields({}), 'application/x-www-form-urlencoded; charset=UTF-8');
  expect(answer.statusCode).toBe(303);
});

test('who fills the hidden field is thanked, too', async () => {
  const answer = await send(fields({ website: 'https://spam.example' }));
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/thank-you']);
  expect(await kept()).toMatchObject([{ is_spam: 1 }]);
});

test.for([
  ['an empty name', fields({ name: '' }), 'body.name'],
  ['a name given twice', `${fields({})}&name=Rahim`, 'body.name'],
  ['a line end in the name', fields({ name: 'Karim\r\nBcc: x@example.test' }), 'body.name'],
  ['an unknown field', fields({ colour: 'red' }), 'body.colour'],
  ['a field of every object', fields({ ['__proto__']: 'x' }) + '&__proto__=x', 'body.__proto__'],
])('a form with %s is refused', async ([, payload, place]) => {
  const answer = await send(payload!);
  expectError(answer, 422);
  expect(faultsOf(answer)).toEqual([place]);
  expect(await kept()).toEqual([]);
});

test('an empty form is refused', async () => {
  expectError(await send(''), 422);
});

test('a form of more fields than are read is refused, not cut', async () => {
  const most = await send(`${'line:a=b&'.repeat(998)}${fields({})}`);
  expect(most.statusCode, most.body).toBe(303);
  expectError(await send(`${fields({})}${'&line:a=b'.repeat(999)}`), 413);
});

test('the language leads nowhere but to our own pages', async () => {
  const answer = await send(fields({ language: '//evil.example' }));
  expectError(answer, 422);
  expect(answer.headers['location']).toBeUndefined();
});

test('no other call takes a form', async () => {
  const { id } = (
    await server.call('POST', '/contact-submissions', { body: { name: 'Karim', message: 'Hi' } })
  ).json();
  const calls = [
    ['POST', '/auth/login', { email: 'a@kheya.test', password: 'password' }],
    ['POST', '/users', { full_name: 'A', email: 'a@kheya.test', password: 'password' }],
    ['POST', '/tour-packages', draftOf(tourPackage)],
    ['PUT', `/contact-submissions/${id}`, { is_read: 'true' }],
    ['PUT', `/contact-submissions/${id}/mark-read`, { is_read: 'true' }],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...server.as('super_admin'), ...FORM },
      payload: new URLSearchParams(body as Record<string, string>).toString(),
    });
    expect(answer.statusCode, path).toBe(415);
  }
});

const BROWSER = { ...FORM, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const sendAsBrowser = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    payload,
    headers: { ...BROWSER, ...headers },
  });

test.for([
  ['en', '/not-sent#check'],
  ['bn', '/bn/not-sent#check'],
] as const)('a browser whose form in %s is refused is led to %s', async ([language, location]) => {
  const answer = await sendAsBrowser(fields({ language, name: '' }));
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, location]);
  expect(await kept()).toEqual([]);
});

test('a form that cannot be read is answered in the language of its page', async () => {
  const bengali = { referer: 'http://localhost:8000/bn/contact' };
  const answer = await sendAsBrowser('x'.repeat(1_100_000), bengali);
  expect(answer.headers['location']).toBe('/bn/not-sent#check');
  const foreign = await sendAsBrowser(fields({ name: '' }), { referer: 'not an address' });
  expect(foreign.headers['location']).toBe('/not-sent#check');
});

test('a browser whose form came as another content type is led to a page, too', async () => {
  for (const type of ['multipart/form-data; boundary=b', 'text/plain', '']) {
    const bengali = { referer: 'http://localhost:8000/bn/contact', 'content-type': type };
    const answer = await sendAsBrowser(fields({}), bengali);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/bn/not-sent#later']);
  }
  expectError(await sendAsBrowser('{}', { 'content-type': 'application/json' }), 422);
});

test('a browser that sends too much is told to wait', async () => {
  for (let n = 0; n < 5; n++) await sendAsBrowser(fields({ message: `Question ${n}` }));
  expect((await sendAsBrowser(fields({}))).headers['location']).toBe('/not-sent#wait');
  const again = await sendAsBrowser(fields({ message: 'Question 4' }));
  expect(again.headers['location']).toBe('/thank-you');
  expect(await kept()).toHaveLength(5);
});

test('a form that is sent again within minutes is the lead it was', async () => {
  const phone = '\u202A০১৭১১\u00A0০০০\u2011০০০\u202C';
  const whole = fields({
    phone,
    email: 'Karim@Example.Test',
    service: 'visa',
    message: ' a\r\nb ',
  });
  const answers = await Promise.all([1, 2, 3].map(() => sendAsBrowser(whole)));
  now += REPEATED_WITHIN_MS - 1;
  answers.push(await sendAsBrowser(whole));
  expect(new Set(answers.map(({ headers }) => headers['location']))).toEqual(
    new Set(['/thank-you']),
  );
  expect(await kept()).toHaveLength(1);
  now += 1;
  await sendAsBrowser(whole);
  expect(await kept()).toHaveLength(2);
});

test('forms that differ in anything are a lead each', async () => {
  const all = [{}, { phone: '01711000000' }, { phone: '01711000001' }, { message: 'hello' }];
  for (const values of all) await sendAsBrowser(fields(values));
  expect(await kept()).toHaveLength(all.length);
  now -= 2 * REPEATED_WITHIN_MS;
  await sendAsBrowser(fields({}));
  expect(await kept()).toHaveLength(all.length + 1);
});

test('a form is kept with the name, subject and lines that it gives for what nobody typed', async () => {
  const answer = await send(
    fields({
      name: '',
      name_otherwise: 'Quick Booking',
      service: 'visa',
      subject_for_visa: 'Visa Services',
      'line:Travellers': '৩',
    }),
  );
  expect(answer.statusCode, answer.body).toBe(303);
  expect(await kept()).toMatchObject([
    { name: 'Quick Booking', subject: 'Visa Services', message: 'Travellers: ৩\n\nHello' },
  ]);
});
