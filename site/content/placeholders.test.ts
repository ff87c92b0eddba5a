import { expect, test } from 'vitest';
import { companyDefaults } from '../lib/company-defaults.ts';
import { companyOf, shapeOf } from '../lib/company-shape.ts';
import { company, type Company } from '../lib/company.ts';
import { filledIn, Placeholders } from './placeholders.ts';

const HOSTILE = `Padma "Tours" & <b>Travels</b>'s`;
const named = (company_name: string, company_name_bn: string | null = null) =>
  company('bn', { ...companyDefaults, company_name, company_name_bn });

const placeholders = new Placeholders();
const like = (real: Company) => {
  const shape = shapeOf(real);
  return companyOf((fact) => shape[fact], placeholders.of);
};
const said = like(named('Any'));

/** The page with every placeholder filled in. */
function filled(page: string, by = named(HOSTILE)): string {
  let text = '';
  let read = 0;
  for (const each of placeholders.in(page)) {
    text += page.slice(read, each.start) + filledIn(by, each);
    read = each.end;
  }
  return text + page.slice(read);
}

test('words are written as the place asks where they stand', () => {
  const name = said.name.value;
  expect(filled(`<p title="a > b">${name}</p>`)).toBe(
    '<p title="a > b">Padma &quot;Tours&quot; &amp; &lt;b&gt;Travels&lt;/b&gt;&#39;s</p>',
  );
  expect(filled(`<meta content="${name}">`)).toBe(
    `<meta content="Padma &quot;Tours&quot; &amp; &lt;b&gt;Travels&lt;/b&gt;'s">`,
  );
  expect(filled(`<script type="application/ld+json">{"name":"${name}"}</script>`)).toBe(
    `<script type="application/ld+json">{"name":"Padma \\"Tours\\" & \\u003cb\\u003eTravels\\u003c/b\\u003e's"}</script>`,
  );
});

test('words that are made of the agency and of the page are made of both again', () => {
  const short = named('Padma');
  const title = said.title('সুন্দরবন');
  expect(filled(`<title>${title}</title>`, short)).toBe('<title>সুন্দরবন | Padma</title>');
  expect(filled(`<p>${said.sharedTitle(title)}</p>`, short)).toBe('<p>সুন্দরবন</p>');
  const name = said.sharedName(title, '/stock/a.webp');
  const own = short.sharedName(short.title('সুন্দরবন'), '/stock/a.webp');
  expect(filled(`<img alt="${name}">`, short)).toBe(`<img alt="${own}">`);
  expect(filled(`<a href="${said.chat('একটি প্রশ্ন')}">`, short)).toBe(
    `<a href="${short.chat('একটি প্রশ্ন')}">`,
  );
});

test('every word of the agency can be said', () => {
  const facts = { ...companyDefaults, social_links: { facebook: 'https://facebook.com/kheya' } };
  const real = company('en', facts);
  const all = like(real);
  const shown = ({ name, tagline, address, hours, phone, email, social, chatAlways }: typeof all) =>
    [name, tagline, address, hours, phone, email, social, chatAlways('Hello')].map((each) =>
      JSON.stringify(each),
    );
  const page = shown(all).map((each) => `<p>${each.replaceAll('"', '\n')}</p>`);
  expect(filled(page.join(''), real)).toBe(
    shown(real)
      .map((each) => `<p>${each.replaceAll('"', '\n')}</p>`)
      .join(''),
  );
});

test('a page is of another shape where the agency has other facts, not where they say something else', () => {
  const shape = (change: Partial<typeof companyDefaults>) =>
    JSON.stringify(shapeOf(company('bn', { ...companyDefaults, ...change })));
  expect(shape({ email: 'others@kheya.test', phone: '+8801811111111' })).toBe(shape({}));
  for (const change of [
    { email: null },
    { tagline_bn: null },
    { company_name_bn: 'পদ্মা' },
    { phone: 'none' },
    { social_links: {} },
    { social_links: { whatsapp: '01811111111', youtube: 'https://youtube.com/kheya' } },
  ])
    expect(shape(change), JSON.stringify(change)).not.toBe(shape({}));
});

test('words that nobody could fill in are refused', () => {
  const name = said.name.value;
  expect(() => placeholders.in(`<script>const name = ["${name}"]</script>`)).toThrow(/stand where/);
  expect(() => placeholders.in(`<p>${said.title(`${name}!`)}</p>`)).toThrow(/glued/);
});

test('what stands in cannot be typed: it is another in each process', () => {
  expect(new Placeholders().in(`<p>${said.name.value}</p>`)).toEqual([]);
});
