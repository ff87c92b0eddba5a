import { describe, expect, test } from 'vitest';
import { refused, takes } from '../../testing/fields.ts';
import type { Itinerary } from './field-values.ts';
import * as field from './field.ts';

const label = 'Field';
const image = takes(field.image({ label }));
const link = takes(field.link({ label }));
const social = (value: unknown) => takes(field.social({ label }))({ facebook: value });
const images = (value: unknown) => takes(field.images({ label, items: 2 }))([value]);

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://files.example/x',
  'blob:https://x.example/1',
  '//evil.example/x.png',
  '/\\evil.example',
  '\\\\evil.example\\x',
  'https:evil.example',
  'http:/evil.example',
  'https://x.example/"onerror="alert(1)',
  "https://x.example/'onerror='alert(1)",
  'https://x.example/<script>',
  'https://x.example/a b',
  'https://x.example/\nb',
  'https://x.example/\u0000',
  'https://x.example/\u0007',
  'https://',
  null,
  5,
];

test.for(hostile)('%j is no address: not of an image, not of a link, not of a network', (value) => {
  expect([image(value), images(value), link(value)]).toEqual([refused, refused, refused]);
  if (value !== null) expect(social(value)).toBe(refused);
});

test.for([
  'http://[',
  'https://x:99999/',
  'http://ho|st/',
  'http://1.2.3.4.5/',
  'https://x\uFFFF/',
])('%j, which no browser opens, is no address of a network either', (value) => {
  expect([image(value), link(value), social(value)]).toEqual([refused, refused, refused]);
});

test('an image lies on the web or among the uploads', () => {
  for (const value of [
    'https://images.example/a.jpg?w=1&h=2',
    'http://x.example/অ.png',
    '/static/uploads/a.webp',
  ]) {
    expect(image(value)).toBe(value);
    expect(images(value)).toEqual([value]);
  }
  for (const value of [
    '/static/uploads/../secrets.json',
    '/static/uploads/a/b.webp',
    '/static/uploads/',
    '/tours',
    'a.webp',
  ])
    expect(image(value)).toBe(refused);
});

test('the scheme of an address may be typed in capitals, and is stored in small letters', () => {
  for (const [typed, stored] of [
    ['HTTPS://WA.ME/MESSAGE/ABC', 'https://WA.ME/MESSAGE/ABC'],
    ['Https://x.example/A', 'https://x.example/A'],
    ['HTTP://x.example/A', 'http://x.example/A'],
  ] as const) {
    expect([image(typed), images(typed), link(typed)]).toEqual([stored, [stored], stored]);
    expect(social(typed)).toEqual({ facebook: stored });
  }
});

test('a list of images has its limit', () => {
  const take = takes(field.images({ label, items: 2 }));
  const src = '/static/uploads/a.webp';
  expect(take([src, src])).toEqual([src, src]);
  expect(take([src, src, src])).toBe(refused);
});

test('a button leads to the web, to a page, or to a place on this one', () => {
  for (const value of ['https://x.example', '/', '/tours', '/tours?tag=beach#top', '#contact'])
    expect(link(value)).toBe(value);
  for (const value of ['tours', '#', '#1', '# x', '/a b', '/a"b', '/\u0001', `/${'x'.repeat(500)}`])
    expect(link(value)).toBe(refused);
});

test('a network is an address or, for WhatsApp’s sake, a number', () => {
  const take = takes(field.social({ label }));
  const value = {
    facebook: 'https://facebook.example/kheya',
    whatsapp: '+880 1711-000000',
    youtube: null,
  };
  expect(take(value)).toEqual(value);
  expect(take({})).toEqual({});
  for (const each of [
    { myspace: 'https://x.example' },
    { facebook: 'kheya' },
    [],
    'https://x.example',
  ])
    expect(take(each)).toBe(refused);
});

describe('an itinerary', () => {
  const take = takes(field.itinerary({ label }));
  const day = { title: 'Arrival' };

  test('is kept in the order of its days, composed and trimmed', () => {
    const kept = take({
      day10: day,
      day2: { title: ' Cafe\u0301 ' },
      day1: day,
    }) as Itinerary;
    expect(Object.keys(kept)).toEqual(['day1', 'day2', 'day10']);
    expect(kept['day2']).toEqual({ title: 'Caf\u00e9' });
  });

  test('has at most sixty days', () => {
    const days = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`day${n + 1}`, day]));
    expect(Object.keys(take(days(60)) as object)).toHaveLength(60);
    expect(take(days(61))).toBe(refused);
  });

  test.for([
    { day0: day },
    { day01: day },
    { Day1: day },
    { day1000: day },
    { day1: {} },
    { day1: { title: '' } },
    { day1: { title: 'x', surprise: 1 } },
    { day1: { title: 'x', activities: [1] } },
    { day1: { title: 'x', meals: 'Dinner' } },
    { day1: { title: 'x\u0000' } },
    { day1: 'Arrival' },
    [day],
    'day1',
  ])('%j is none', (value) => {
    expect(take(value)).toBe(refused);
  });
});

describe('requirements', () => {
  const take = takes(field.requirements({ label, bareHeading: 'Requirements' }));

  test('are headings with lists, or a bare list, which gets a heading', () => {
    expect(take({ ' Documents ': [' Passport '] })).toEqual({ Documents: ['Passport'] });
    expect(take(['Passport', 'Photo'])).toEqual({ Requirements: ['Passport', 'Photo'] });
    expect(take({})).toEqual({});
  });

  test('keep the order of the headings', () => {
    expect(Object.keys(take({ Zulu: [], Alpha: [] }) as object)).toEqual(['Zulu', 'Alpha']);
  });

  test('have no two lists of one heading, however it is written', () => {
    for (const same of ['Cafe\u0301', ' Caf\u00e9', 'Caf\u00e9\u0080'])
      expect(take({ 'Caf\u00e9': ['Passport'], [same]: ['Photo'] })).toBe(refused);
  });

  test('have limits: headings, their length, and what stands below', () => {
    const headings = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`Heading ${n}`, ['x']]));
    expect(take(headings(20))).toEqual(headings(20));
    expect(take(headings(21))).toBe(refused);
    expect(take({ ['x'.repeat(120)]: ['x'] })).not.toBe(refused);
    expect(take({ ['x'.repeat(121)]: ['x'] })).toBe(refused);
    expect(take({ a: Array(41).fill('x') })).toBe(refused);
  });

  test.for([
    { '': ['x'] },
    { ' ': ['x'] },
    { 'a\nb': ['x'] },
    { 'a\u0000': ['x'] },
    { a: 'x' },
    { a: [1] },
    { a: [''] },
    [''],
    'x',
    5,
  ])('%j are none', (value) => {
    expect(take(value)).toBe(refused);
  });
});
