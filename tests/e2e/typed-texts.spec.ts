import type { Departure } from '#model/catalogue/departures.ts';
import { publicEntities, user } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { Requirements } from '#model/kit/field-values.ts';
import type { Locator, Page } from '@playwright/test';
import { outsideTexts } from '../../api/testing/corpora/outside.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import {
  outsideRecords,
  textColumns,
  type TextColumn,
  type TextKind,
} from '../../api/testing/outside-values.ts';
import { priceWords } from '../../cms/form/departures/departure-words.ts';
import { listOf } from '../../cms/modules/list-of.ts';
import { signInToApi } from './api.ts';
import { enter, signIn } from './cms.ts';
import { expect, test } from './test.ts';

/** Submissions per form, each with other texts. */
const TURNS = 5;

const input = (field: Locator) => field.locator('input:not([type=file])').first();
const area = (field: Locator) => field.locator('textarea').first();

/** Typing a value of a kind, and the control's content for a stored value. */
interface Typing {
  type: (field: Locator, given: any) => Promise<void>;
  held: (field: Locator) => Promise<unknown>;
  /** The control's expected content. */
  of: (stored: any) => unknown;
}

const asText = (control: (field: Locator) => Locator): Typing => ({
  type: (field, given: string) => control(field).fill(given),
  held: (field) => control(field).inputValue(),
  of: (stored: string | null) => stored ?? '',
});

const cards = (field: Locator) => field.locator('[data-departure]');
const rowLabels = [
  ['from', 'First day'],
  ['until', 'Last day'],
  ['seats', 'Seats left'],
  ['seats_bn', 'Seats left, বাংলা'],
] as const;

const byJson = (field: Locator) => field.getByRole('button', { name: 'Edit as JSON' }).click();

const typings: Record<TextKind, Typing> = {
  text: asText(input),
  multiline: asText(area),
  markdown: asText(area),
  lines: {
    type: (field, given: string[]) => area(field).fill(given.join('\n')),
    held: (field) => area(field).inputValue(),
    of: (stored: string[]) => stored.join('\n'),
  },
  tags: {
    type: async (field, given: string[]) => {
      const remove = field.getByRole('button', { name: /^Remove tag/ });
      while ((await remove.count()) > 0) await remove.first().click();
      for (const tag of given) {
        await input(field).fill(tag);
        await input(field).press('Enter');
      }
    },
    held: (field) => field.getByRole('list', { name: 'Added' }).getByRole('listitem').count(),
    of: (stored: string[]) => stored.length,
  },
  itinerary: {
    type: async (field, given) => {
      await byJson(field);
      await area(field).fill(JSON.stringify(given));
    },
    held: async (field) => {
      await byJson(field);
      return JSON.parse(await area(field).inputValue());
    },
    of: (stored) => stored,
  },
  requirements: {
    type: async (field, given: Requirements) => {
      const heading = field.getByLabel('Heading 1');
      if ((await heading.count()) === 0)
        await field.getByRole('button', { name: 'Add list' }).click();
      const [[name, lines]] = Object.entries(given) as [[string, string[]]];
      await heading.fill(name);
      await area(field).fill(lines.join('\n'));
    },
    held: async (field) => ({
      [await field.getByLabel('Heading 1').inputValue()]: await area(field).inputValue(),
    }),
    of: (stored: Requirements) =>
      Object.fromEntries(Object.entries(stored).map(([name, lines]) => [name, lines.join('\n')])),
  },
  departures: {
    type: async (field, given: Departure[]) => {
      const remove = field.getByRole('button', { name: /^Remove departure/ });
      while ((await remove.count()) > 0) await remove.first().click();
      for (const [place, { prices, ...row }] of given.entries()) {
        await field.getByRole('button', { name: 'Add departure' }).click();
        const card = cards(field).nth(place);
        for (const [name, label] of rowLabels)
          await card.getByLabel(label, { exact: true }).fill(row[name] ?? '');
        for (const [name, price] of Object.entries(prices))
          await card.getByLabel(priceWords(name)).fill(String(price));
      }
    },
    held: async (field) => {
      const rows: unknown[] = [];
      for (const card of await cards(field).all()) {
        await card.locator('[aria-expanded=false]').click();
        const shown = (label: string) => card.getByLabel(label, { exact: true }).inputValue();
        const row: Record<string, string> = {};
        for (const [name, label] of rowLabels) row[name] = await shown(label);
        rows.push({ ...row, price: await shown(priceWords('twin')) });
      }
      return rows;
    },
    of: (stored: Departure[]) =>
      stored.map(({ prices, ...row }) => ({
        ...Object.fromEntries(rowLabels.map(([name]) => [name, row[name] ?? ''])),
        price: String(prices.twin),
      })),
  },
};
const typingOf = ({ field }: TextColumn) => typings[field.kind];

/** Watches for injected scripts, dialogs and elements. */
function watch(page: Page): () => Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('dialog', (dialog) => {
    faults.push(dialog.message());
    // Any dialog is a fault: no changed form is left here.
    void dialog.dismiss();
  });
  return async () => {
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
    expect(await page.locator('iframe, object, embed, base, [onerror], [onload]').count()).toBe(0);
  };
}

for (const entity of publicEntities as readonly Entity[])
  test(`what is typed into the form of a ${entity.name} is there when it is opened again`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const staff = await signInToApi(request);
    const draft = draftOf(entity, { [entity.shownWhen!]: false });
    const { id } = await staff.create(entity.path, draft);
    const expectQuiet = watch(page);
    await signIn(page);
    const form = page.getByRole('form', { name: entity.label.one, exact: true });
    const fieldOf = ({ name }: TextColumn) => form.locator(`[data-field="${name}"]`);
    const open = async () => {
      await page.goto(`/cms/${listOf(entity.name as 'tag')}/${id}`);
      await expect(form).toBeVisible();
    };

    const all = outsideRecords(entity, outsideTexts);
    const step = Math.ceil(all.length / TURNS);
    for (const { given, stored } of all.filter((_, nth) => nth % step === 0)) {
      const columns = textColumns(entity).filter(({ name }) => name in given);
      await open();
      for (const column of columns)
        await typingOf(column).type(fieldOf(column), given[column.name]);
      const answer = page.waitForResponse(
        (response) =>
          response.url().endsWith(`${entity.path}/${id}`) && response.request().method() === 'PUT',
      );
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      const saved = await answer;
      expect(saved.status(), await saved.text()).toBe(200);
      const record = (await saved.json()) as Record<string, unknown>;
      for (const { name } of columns) expect(record[name], name).toEqual(stored[name]);
      await expect(form).toHaveCount(0);

      await open();
      for (const column of columns) {
        const typing = typingOf(column);
        expect(await typing.held(fieldOf(column)), column.name).toEqual(
          typing.of(stored[column.name]),
        );
      }
      await expectQuiet();
    }
    await staff.remove(`${entity.path}/${id}`);
  });

test('an account of any name is listed as it was typed', async ({ page, request }) => {
  const staff = await signInToApi(request);
  const expectQuiet = watch(page);
  await enter(page);
  await page.goto('/cms/staff');
  const form = page.getByRole('form', { name: 'Staff member' });
  const names = outsideRecords(user, outsideTexts).flatMap(({ stored }) =>
    typeof stored['full_name'] === 'string' ? [stored['full_name']] : [],
  );
  for (const [nth, name] of names.slice(0, TURNS).entries()) {
    await page.getByRole('button', { name: 'Add Staff Member' }).click();
    await form.getByLabel('Full Name').fill(name);
    await form.getByLabel('Email').fill(`typed-${nth}@kheya.test`);
    await form.getByLabel('Password').fill('oars-and-rope');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: `typed-${nth}@kheya.test` });
    await expect(row).toContainText(name.replace(/\s+/g, ' '));
    await expectQuiet();
  }
  for (const { id, email } of await staff.get<{ id: string; email: string }[]>('/users'))
    if (email.startsWith('typed-')) await staff.remove(`/users/${id}`);
});
