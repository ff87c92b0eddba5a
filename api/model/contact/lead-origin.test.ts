import { expect, test } from 'vitest';
import { campaignInWords, originOf, UTM_MAX, type LeadOrigin } from './lead-origin.ts';

const ownHosts = ['kheya.example', 'localhost'];
const nothing: LeadOrigin = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  referrer_host: null,
};
const of = (said: unknown, page?: string) => originOf({ said, page, ownHosts });

test('words of a campaign and the host are kept as they came', () => {
  expect(
    of({ utm_source: 'facebook', utm_campaign: 'ঈদ ভ্রমণ', referrer_host: 'l.facebook.com' }),
  ).toEqual({
    ...nothing,
    utm_source: 'facebook',
    utm_campaign: 'ঈদ ভ্রমণ',
    referrer_host: 'l.facebook.com',
  });
});

test.for([[undefined], [null], ['facebook'], [7], [[]], [['utm_source']], [{ __proto__: null }]])(
  'from %j nothing is known',
  ([said]) => expect(of(said)).toEqual(nothing),
);

test.for([
  ['one\r\ntwo\u0000\u0085three\u2028four', 'one two three four'],
  ['\u202Egnp.exe\u2066', 'gnp.exe'],
  ['\u200B\uFEFF ', null],
  ['half \uD800 a letter', 'half a letter'],
  ['র‍্যাব', 'র‍্যাব'],
  ['<script>', '<script>'],
  ['', null],
  [7, null],
  [['a', 'b'], null],
  [{ a: 1 }, null],
] as const)('the word %j is kept as %j', ([word, kept]) => {
  expect(of({ utm_term: word }).utm_term).toBe(kept);
});

test('a long word is cut, between characters', () => {
  expect(of({ utm_term: 'x'.repeat(1_000_000) }).utm_term).toBe('x'.repeat(UTM_MAX));
  expect(of({ utm_term: '🚢'.repeat(1_000) }).utm_term).toBe('🚢'.repeat(UTM_MAX));
});

test.for([
  ['WWW.Google.com', 'www.google.com'],
  ['https://blog.example/path?token=1#x', 'blog.example'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['name:secret@blog.example:8080', 'blog.example'],
  ['ভ্রমণ.example', 'xn--35btdh8l.example'],
  ['blog.example.', 'blog.example'],
  ['kheya.example', null],
  ['https://localhost:8000/tours', null],
  ['not a host', null],
  ['[::1]', null],
  ['<b>.example', null],
  [`${'a.'.repeat(200)}example`, null],
  [7, null],
] as const)('the referrer %j is the host %j', ([referrer, host]) => {
  expect(of({ referrer_host: referrer }).referrer_host).toBe(host);
});

test('a form that says nothing is told by its page, if that is one of ours', () => {
  const query = '/tours?utm_source=newsletter&utm_medium=email&referrer_host=evil.example';
  const known = { ...nothing, utm_source: 'newsletter', utm_medium: 'email' };
  expect(of(undefined, `https://kheya.example${query}`)).toEqual(known);
  expect(of(undefined, `https://elsewhere.example${query}`)).toEqual(nothing);
  expect(of(undefined, 'no address')).toEqual(nothing);
});

test('a campaign in words names what is known of it', () => {
  expect(campaignInWords({ ...nothing, utm_source: 'facebook', utm_content: 'boat' })).toBe(
    'facebook · boat',
  );
  expect(campaignInWords(nothing)).toBeNull();
});
