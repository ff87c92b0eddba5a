import { entityNamed, publicEntities, recordPage, type PublicName } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { Page } from '@playwright/test';
import { markupTexts } from '../../api/testing/corpora/markup.ts';
import { fullDraftOf } from '../../api/testing/drafts.ts';
import { signInToApi, untilLive } from './api.ts';
import { sidewaysOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

const MARK = 'Tidemark';
const SHARES = 8;
/** Longer than any field: truncated to each field's limit. */
const LONG_WORDS = ['W'.repeat(10_000), 'অ'.repeat(10_000)];
const HOSTILE = [...markupTexts, '\u200b\u200d\u2066 zero', '৳{{1+1}}${1+1}<%= 1+1 %>'];

/** Rotates the texts over the fields; every third field has one endless word. */
function hostile(turn: number, most: number): string {
  const share = HOSTILE.filter((_, i) => i % SHARES === turn % SHARES).join(' ');
  const words = turn % 3 === 0 ? LONG_WORDS[turn % 2]! : share;
  return `${MARK} ${words}`.slice(0, most).trim();
}

const values: Partial<Record<string, (turn: number, field: Column['field']) => unknown>> = {
  text: (turn, { max }) => hostile(turn, max!),
  multiline: (turn, { max }) => hostile(turn, max!),
  markdown: (turn, { max }) =>
    `${hostile(turn, max! / 2)}\n\n${HOSTILE.join('\n\n')}`.slice(0, max),
  lines: (turn) => [0, 1, 2, 3].map((line) => hostile(turn + line, 200)),
  tags: (turn) => [hostile(turn, 30), hostile(turn + 1, 30)],
  image: () => null,
  images: () => [],
  slug: () => null,
  itinerary: (turn) => ({
    day1: {
      title: hostile(turn, 160),
      description: hostile(turn + 1, 4_000),
      activities: [hostile(turn + 2, 300)],
      meals: [hostile(turn, 80)],
      accommodation: hostile(turn + 1, 200),
    },
  }),
  requirements: (turn) => ({ [hostile(turn, 120)]: [hostile(turn + 1, 300), hostile(turn, 300)] }),
};

function draftOf(entity: Entity, turn: number): Record<string, unknown> {
  const given = entity.columns.flatMap(({ name, field, presence }, i) => {
    const value = values[field.kind]?.(turn + i, field);
    return value === undefined || (value === null && presence === 'required')
      ? []
      : [[name, value]];
  });
  return fullDraftOf(entity, { ...Object.fromEntries(given), publish_at: undefined });
}

/** Pages that show a record. */
const pagesOf = (name: PublicName, record: { id: string; slug?: string }) => [
  ...new Set([paths[entityNamed(name).shownOn], recordPage(name, record)]),
  ...(name === 'contact-info' ? [paths.contact, paths.about] : []),
];

/** Injected markup: elements and attributes that only unescaped text can bring. */
const injected = (page: Page) =>
  page.evaluate(() => {
    const isHandler = ({ name }: Attr) => name.startsWith('on');
    const suspects =
      'iframe, object, embed, base, meta[http-equiv="refresh"], [formaction], [srcdoc], ' +
      '[href*="javascript:" i], link[href*="evil"], script[src*="evil"]';
    return [
      ...document.querySelectorAll(suspects),
      ...[...document.querySelectorAll('*')].filter((each) => [...each.attributes].some(isHandler)),
      ...[...document.scripts].filter(({ textContent }) =>
        textContent.trim().startsWith('window.__x'),
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

test('whatever staff type is text: nothing runs, nothing breaks out, nothing is too wide', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const staff = await signInToApi(request);
  const active: string[] = [];
  const made: { path: string; pages: string[] }[] = [];
  const [{ image_url }] = await staff.get<[{ image_url: string }]>('/site-management/hero-scenes');
  for (const [turn, entity] of publicEntities.entries()) {
    if (entity.singleActive)
      for (const { id } of await staff.get<{ id: string }[]>(`${entity.path}?active_only=true`))
        active.push(`${entity.path}/${id}`);
    const scene = entity.name === 'hero-scene' ? { image_url } : {};
    const record = await staff.create(entity.path, { ...draftOf(entity, turn), ...scene });
    made.push({
      path: `${entity.path}/${record.id}`,
      pages: pagesOf(entity.name as PublicName, record),
    });
  }
  await untilLive(staff);

  await page.setViewportSize({ width: 320, height: 800 });
  page.on('dialog', () => expect.soft('a dialog').toBe('never opened'));
  const pages = [...new Set(['/', ...made.flatMap((each) => each.pages)])];
  for (const path of pages.flatMap((each) => LOCALES.map((locale) => localPath(locale, each)))) {
    await page.goto(path, { waitUntil: 'load' });
    await expect.soft(page.getByText(MARK).first(), path).toBeAttached();
    expect.soft(await page.evaluate(() => '__x' in window), path).toBe(false);
    expect.soft(await injected(page), path).toEqual([]);
    const data = await page.locator('[type="application/ld+json"]').allTextContents();
    for (const text of data) expect.soft(() => JSON.parse(text), path).not.toThrow();
    expect.soft(await sidewaysOverflow(page), path).toEqual([]);
  }
  for (const { path } of made) await staff.remove(path);
  for (const path of active) await staff.change(path, { is_active: true });
  await untilLive(staff);
});
