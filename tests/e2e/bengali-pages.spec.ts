import { LOCALES, localeFacts } from '#model/kit/locales.ts';
import type { Page } from '@playwright/test';
import { ALLOWED_ENGLISH, ALLOWED_FORMS } from './allowed-english.ts';
import { ADDRESSES } from './routes.ts';
import { expect, test } from './test.ts';

/** Attributes with text: for screen readers, or shown while a field is empty. */
const SAID_BY = ['alt', 'aria-label', 'placeholder', 'title'];

interface Said {
  text: string;
  where: string;
}

/** All text of a published page, initially hidden text included. */
const textsOf = (page: Page, path: string) =>
  page.evaluate(
    async ([address, attributes]) => {
      const answer = await fetch(address);
      const whole = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const said: Said[] = [];
      const look = (root: ParentNode & Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          if (element?.closest('script, style')) continue;
          said.push({
            text: node.textContent ?? '',
            where: element?.className || element?.localName || '',
          });
        }
        for (const element of root.querySelectorAll('*'))
          for (const name of attributes)
            if (element.hasAttribute(name))
              said.push({
                text: element.getAttribute(name)!,
                where: `${element.localName} ${name}`,
              });
        for (const template of root.querySelectorAll('template')) look(template.content);
      };
      look(whole.body);
      said.push({ text: whole.title, where: 'title' });
      return said;
    },
    [path, SAID_BY] as const,
  );

const LATIN = String.raw`\p{Script=Latin}`;
const WORD = new RegExp(`${LATIN}(?:${LATIN}|['-])*${LATIN}`, 'gu');
/** Allowed names, as whole words only. */
const NAMES = new RegExp(
  `(?<!${LATIN})(?:${ALLOWED_ENGLISH.map((name) => RegExp.escape(name)).join('|')})(?!${LATIN})`,
  'gu',
);

function englishIn(text: string): string[] {
  const rest = [...ALLOWED_FORMS, NAMES].reduce(
    (left, form) => left.replace(form, ' '),
    text.replaceAll('’', "'"),
  );
  return rest.match(WORD) ?? [];
}

/** All Bengali pages: those in the sitemap, and those without indexing. */
async function bengaliPaths(page: Page): Promise<string[]> {
  const listed = await page.evaluate(async () => {
    const xml = async (address: string) =>
      new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/xml');
    const pathsIn = (document: Document) =>
      [...document.querySelectorAll('loc')].map((each) => new URL(each.textContent).pathname);
    const shards = await Promise.all(pathsIn(await xml('/sitemap.xml')).map(xml));
    return shards.flatMap(pathsIn);
  });
  const { prefix } = localeFacts.bn;
  const own = ADDRESSES.filter(({ locale }) => locale === 'bn').map(({ path }) => path);
  return [
    ...new Set([
      ...listed.filter((path) => path === prefix || path.startsWith(`${prefix}/`)),
      ...own,
    ]),
  ];
}

test('nothing is left in English on any Bengali page', async ({ page }) => {
  expect(LOCALES).toContain('bn');
  await page.goto('/bn');
  const paths = await bengaliPaths(page);
  expect(paths.length).toBeGreaterThan(50);
  const left = new Map<string, string>();
  let looked = 0;
  for (const path of paths)
    for (const { text, where } of await textsOf(page, path)) {
      looked++;
      for (const word of englishIn(text))
        if (!left.has(word))
          left.set(word, `${word}: ${path} (${where}) “${text.trim().slice(0, 90)}”`);
    }
  expect(looked).toBeGreaterThan(5_000);
  expect([...left.values()]).toEqual([]);
});

test('Bengali words stand apart at every size, and numbers of lists are Bengali', async ({
  page,
}) => {
  await page.goto('/bn/tours/sundarbans-boat-journey');
  const style = await page.evaluate(() => {
    const prose = document.createElement('div');
    prose.className = 'prose';
    prose.innerHTML = '<ol><li>এক</li></ol><ol lang="en"><li>one</li></ol>';
    document.querySelector('main')!.append(prose);
    const spaces = ['main h1', 'main p'].map((selector) => {
      const { wordSpacing, fontSize } = getComputedStyle(document.querySelector(selector)!);
      return parseFloat(wordSpacing) / parseFloat(fontSize);
    });
    return {
      numbers: [...prose.children].map((list) => getComputedStyle(list).listStyleType),
      narrowest: Math.min(...spaces),
    };
  });
  expect(style.numbers).toEqual(['bengali', 'decimal']);
  expect(style.narrowest).toBeGreaterThan(0.05);
});
