import { beforeEach, expect, test } from 'vitest';
import type { Locale } from '#model/locales.ts';
import { companyDefaults } from '../lib/company-defaults.ts';
import { shapeOf } from '../lib/company-shape.ts';
import { company, type Company } from '../lib/company.ts';
import { Frames } from './frames.ts';
import { filledIn, Placeholders } from './placeholders.ts';

let facts = companyDefaults;
let made: string[];
let frames: Frames;
let placeholders: Placeholders;
beforeEach(() => {
  facts = { ...companyDefaults, email: 'us@kheya.test' };
  made = [];
  placeholders = new Placeholders();
  frames = new Frames(placeholders, (locale) => company(locale, facts));
});

const footer =
  (locale: Locale) =>
  async ({ name, email }: Company) => {
    made.push(locale);
    return `<footer>যোগাযোগ <b>${name.value}</b>${email ? `<a href="mailto:${email}">@</a>` : ''}</footer>`;
  };
const standIn = (locale: Locale, id = 'footer') => frames.of(locale, [id], footer(locale));

test('a frame is made once for all pages in a language, and is left out of each', async () => {
  const pages = await Promise.all(
    ['<p>1</p>', '<p>2</p>'].map(async (p) => p + (await standIn('bn'))),
  );
  await standIn('bn');
  await standIn('en');
  expect(pages.join('')).not.toContain('footer');
  expect(pages.flatMap((page) => frames.standIns.in(page))).toEqual(
    pages.map((page) => ({ start: 8, end: page.length, what: ['["footer"]'] })),
  );
  await standIn('bn', 'other');
  expect(frames.standIns.in(await standIn('bn', 'other'))[0]?.what).toEqual(['["other"]']);
  expect(made.filter((locale) => locale === 'en')).toHaveLength(1);
});

test('it stays as it is while the agency says other words, and is unknown while it has other facts', async () => {
  await standIn('bn');
  facts = { ...facts, email: 'others@kheya.test', company_name_bn: 'পদ্মা' };
  const { logo } = shapeOf(company('bn', facts));
  expect(logo).toBeUndefined();
  expect(frames.known('bn', '["footer"]')).toBeUndefined();
  await standIn('bn');
  const frame = frames.known('bn', '["footer"]')!;
  expect(frame.words.map(({ place, words }) => [place, ...words])).toEqual([
    ['text', 'name'],
    ['attribute', 'email'],
  ]);
  expect(Buffer.from(frame.letters, 'latin1').toString()).toMatch(/^<footer>যোগাযোগ <b>/);
  facts = { ...facts, email: 'they@kheya.test', company_name_bn: 'মেঘনা' };
  expect(frames.known('bn', '["footer"]')).toBe(frame);
  facts = { ...facts, email: null };
  expect(frames.known('bn', '["footer"]')).toBeUndefined();
  await standIn('bn');
  expect(frames.known('bn', '["footer"]')?.words).toHaveLength(1);
});

test('it says what a page gives to it, in what it makes of the agency', async () => {
  const ask = async ({ chat }: Company, item: string) => `<a href="${chat(item)}">${item}</a>`;
  facts = { ...facts, social_links: { whatsapp: '+8801712345678' } };
  const page = await frames.of('en', ['ask'], ask, ['Inani "Beach"']);
  expect(frames.standIns.in(page)[0]?.what).toEqual(['["ask"]', 'Inani "Beach"']);
  await frames.of('en', ['ask'], () => Promise.reject(new Error('made twice')), ['Sajek']);
  const { words } = frames.known('en', '["ask"]')!;
  expect(words.map((each) => each.words)).toEqual([
    ['chat', ['given', '0']],
    ['given', '0'],
  ]);
  const sayer = { ...company('en', facts), given: ['Inani "Beach"'] };
  expect(words.map((each) => filledIn(sayer, each))).toEqual([
    'https://wa.me/8801712345678?text=Inani%20%22Beach%22',
    'Inani &quot;Beach&quot;',
  ]);
  await expect(frames.of('en', ['ask'], ask, [placeholders.of(['name'])])).rejects.toThrow(
    /given words of the agency/,
  );
});

test.for(['<script>1</script>', '<style>a{}</style>', '<astro-island></astro-island>'])(
  'what its page has to know of is refused: %s',
  async (html) => {
    await expect(frames.of('en', ['x'], async () => html)).rejects.toThrow(/something of its page/);
  },
);
