import { entities, publicEntities } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Spaces, zero-width characters, fillers, an empty Braille pattern, invisible marks. */
const BLANKS = ['', '  ', '\u200b', '\u3164', '\u2800', '\u00ad', '\u202e', '\u115f\uffa0\u180e'];

const headers = () => server.as('super_admin');
const create = (entity: Entity, values: Record<string, unknown>) =>
  server.call('POST', entity.path, {
    headers: headers(),
    body: draftOf(entity, {
      ...(entity.name === 'user' ? { password: 'tidal-river-9' } : {}),
      ...values,
    }),
  });

const isText = ({ field }: Column) => field.storage === 'text' && field.kind !== 'choice';
const required = (entities as readonly Entity[]).flatMap((entity) =>
  entity.columns
    .filter((column) => isText(column) && column.presence === 'required')
    .map(({ name }) => [entity.name, name, entity] as const),
);
const optional = (publicEntities as readonly Entity[]).flatMap((entity) =>
  entity.columns
    .filter(({ field, presence }) => field.storage === 'text' && presence === 'optional')
    .map(({ name, field }) => [entity.name, name, entity, field.kind] as const),
);

test('there are such fields', () => {
  expect(required.length).toBeGreaterThan(15);
  expect(optional.length).toBeGreaterThan(40);
});

test.for(required)('a %s whose %s nobody can see is refused', async ([, name, entity]) => {
  for (const blank of BLANKS) {
    const answer = await create(entity, { [name]: blank });
    expectError(answer, 422);
    expect(faultsOf(answer), JSON.stringify(blank)).toEqual([`body.${name}`]);
  }
});

test.for(optional)('a %s whose %s is blank has none', async ([, name, entity, kind]) => {
  for (const blank of BLANKS) {
    const made = await create(entity, { [name]: blank });
    expect(made.statusCode, made.body).toBe(201);
    // A slug is generated when none is given.
    if (kind === 'slug') expect(made.json()[name]).toMatch(/^[a-z]/);
    else expect(made.json()[name]).toBeNull();
    const address = `${entity.path}/${made.json().id}`;
    const changed = await server.call('PUT', address, {
      headers: headers(),
      body: { [name]: blank },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()[name]).toBeNull();
    await server.call('DELETE', address, { headers: headers() });
  }
});

describe('inside of a field', () => {
  const tour = (publicEntities as readonly Entity[]).find(({ name }) => name === 'tour-package')!;
  const company = (publicEntities as readonly Entity[]).find(
    ({ name }) => name === 'contact-info',
  )!;

  test.for(BLANKS)('the hotel of a day may be %j: there is none', async (blank) => {
    const day = { title: 'Bali', description: blank.trim(), accommodation: blank };
    const made = await create(tour, { itinerary: { day1: day } });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json().itinerary).toEqual({ day1: { title: 'Bali', accommodation: null } });
  });

  test.for(BLANKS)('a network may be %j: there is none', async (blank) => {
    const made = await create(company, { social_links: { facebook: blank } });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json().social_links).toEqual({ facebook: null });
  });

  test.for(BLANKS)('the title of a day may not be %j, nor a line, nor a tag', async (blank) => {
    for (const [values, place] of [
      [{ itinerary: { day1: { title: blank } } }, 'body.itinerary.day1.title'],
      [{ itinerary: { day1: { title: 'x', meals: [blank] } } }, 'body.itinerary.day1.meals.0'],
      [{ inclusions: ['Hotel', blank] }, 'body.inclusions.1'],
      [{ tags: [blank] }, 'body.tags.0'],
    ] as const) {
      const answer = await create(tour, values);
      expectError(answer, 422);
      expect(faultsOf(answer)).toEqual([place]);
    }
  });
});
