import { publicEntities, contactSubmission } from '#model/entities/index.ts';
import { leavesEmpty, type Column, type Entity } from '#model/kit/entity.ts';
import { JSDOM } from 'jsdom';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMarkdown } from '#model/text/markdown.ts';
import { collections, outsideTexts as texts } from '../api/testing/corpora/outside.ts';
import { SECRETS, testApp, type TestApp } from '../api/testing/app.ts';
import { NewLead } from '../api/features/contact-submissions/schemas.ts';
import { draftOf } from '../api/testing/drafts.ts';
import { csv } from '../cms/modules/contacts/csv.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const TIMEOUT_MS = 1_800_000;

/** The text as a value for a field's kind; undefined where the kind has no text. */
function holding({ field }: Column, given: string): unknown {
  const cut = (text: string) => [...text].slice(0, field.max ?? 100).join('');
  const text = cut(given);
  switch (field.kind) {
    case 'text':
      return cut(given.replace(/[\t\n]+/g, ' '));
    case 'multiline':
    case 'markdown':
      return text;
    case 'lines':
    case 'tags':
      return [[...given].slice(0, 30).join('')];
    case 'itinerary':
      return { day1: { title: text, description: text, activities: [text], accommodation: text } };
    case 'requirements':
      return { Documents: [text] };
    case 'departures':
      return [{ from: '2097-01-30', prices: { twin: 1 }, seats: [...given].slice(0, 40).join('') }];
    default:
      return undefined;
  }
}

/** The columns that accept the text, with its stored form. */
function taken(entity: Entity, text: string) {
  const { properties } = entity.draft;
  return entity.columns.flatMap((column) => {
    const given = holding(column, text);
    if (given === undefined || !Compile(properties[column.name]!).Check(given)) return [];
    const stored = leavesEmpty(column, given) ? column.empty : column.field.normalise(given);
    const isPublic = column.field.visibility === 'public';
    return [{ name: column.name, given, stored, isPublic }];
  });
}

test('the collections are as broad as they are said to be', () => {
  const sizes = Object.entries(collections).map(([name, { length }]) => [name, length]);
  expect(Object.fromEntries(sizes)).toEqual({
    'big-list-of-naughty-strings': 461,
    commonmark: 652,
    unicode: 42,
    standards: expect.any(Number),
  });
  expect(collections.standards.length).toBeGreaterThan(80);
  expect(texts.length).toBeGreaterThan(40);
});

test(
  'every text is kept as it was typed in every field of every entity, and told to the site so',
  { timeout: TIMEOUT_MS },
  async () => {
    let kept = 0;
    for (const entity of publicEntities as readonly Entity[])
      for (const text of texts) {
        const columns = taken(entity, text);
        // Refused: a review in which nothing is said.
        if (columns.some(({ name, stored }) => name === 'text_en' && stored === null)) continue;
        const values = Object.fromEntries(columns.map(({ name, given }) => [name, given]));
        const made = await server.call('POST', entity.path, {
          headers: server.as('moderator'),
          body: draftOf(entity, { ...values, [entity.shownWhen!]: true }),
        });
        expect(made.statusCode, `${entity.name} ${JSON.stringify(text)} ${made.body}`).toBe(201);
        const { id, revision } = made.json<{ id: string; revision: number }>();
        const feed = await server.call('GET', `/site-content?since=${revision - 1}`, {
          headers: { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` },
        });
        const lines = feed.body.split('\n').slice(0, -1);
        const told = lines.map((line) => JSON.parse(line) as { id?: string; record?: object });
        const record = told.find((line) => line.id === id)?.record as Record<string, unknown>;
        for (const { name, stored, isPublic } of columns) {
          expect(made.json()[name], `${entity.name} ${name}`).toEqual(stored);
          expect(record[name], `${entity.name} ${name} as told`).toEqual(
            isPublic ? stored : undefined,
          );
          kept++;
        }
        await server.call('DELETE', `${entity.path}/${id}`, { headers: server.as('moderator') });
      }
    expect(kept).toBeGreaterThan(texts.length * 20);
  },
);

test(
  'every text that a visitor may send is a lead as it was typed',
  { timeout: TIMEOUT_MS },
  async () => {
    for (const text of texts) {
      const columns = taken(contactSubmission, text).filter(
        ({ name }) => name in NewLead.properties,
      );
      const values = Object.fromEntries(columns.map(({ name, given }) => [name, given]));
      const answer = await server.call('POST', '/contact-submissions', {
        headers: server.as('moderator'),
        body: draftOf(contactSubmission, values),
      });
      // Bidirectional controls are refused in leads, and nothing is stored.
      expect([201, 422], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 201)
        for (const { name, stored } of columns) expect(answer.json()[name], name).toEqual(stored);
      else expect(text).toMatch(/[\u0085\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
    }
  },
);

test('every text becomes HTML that runs nothing', () => {
  const { window } = new JSDOM('');
  const toHtml = createMarkdown(window);
  for (const text of texts) {
    const page = new JSDOM(`<main>${toHtml(text)}</main>`).window.document;
    const found = page.querySelectorAll(
      'script, style, iframe, svg, object, form, input, main main',
    );
    expect(
      [...found].map(({ outerHTML }) => outerHTML),
      text,
    ).toEqual([]);
    for (const { attributes } of page.querySelectorAll('main *'))
      for (const { name, value } of attributes) {
        expect(name, text).not.toMatch(/^on|^style$|^class$/);
        expect(value, text).not.toMatch(/^\s*(?:javascript|vbscript|data):/i);
      }
  }
});

/** Parses a file's cells as a spreadsheet does. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [];
  for (const [, row] of file.matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n]|[\r\n](?!\n))*?)\r\n/g))
    rows.push(
      [...`,${row}`.matchAll(/,("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) =>
        cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!,
      ),
    );
  return rows;
}

test('every text is one cell of a spreadsheet, and no formula', () => {
  for (const text of texts) {
    const [row] = cellsOf(csv([[text, 'next']]).slice(1));
    expect(row, JSON.stringify(text)).toHaveLength(2);
    expect([text, `'${text}`]).toContain(row![0]);
    expect(row![0]).not.toMatch(/^\s*[=+\-@]/);
  }
});
