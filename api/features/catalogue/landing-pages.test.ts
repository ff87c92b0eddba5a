import { landingPage, tourPackage } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { expectError, faultsOf } from '../../testing/answers.ts';

const DAY = 86_400_000;
let now = new Date('2026-11-25T06:00:00Z');
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: () => now });
});
afterAll(() => server.close());

const staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const offersOf = async (id: string) => {
  const found = (await staff('GET', '/landing-page-offers')).json() as {
    id: string;
    offers: number;
  }[];
  return found.find((each) => each.id === id)?.offers;
};

test('staff are told how many records a page has to show at this moment', async () => {
  const tours = ['2026-11-25', '2026-12-25', '2027-01-25'].map((from, n) =>
    draftOf(tourPackage, {
      name: `Tour ${n}`,
      destinations: 'Sylhet',
      tags: ['By train'],
      departures: [{ from, prices: { twin: 9_000 } }],
    }),
  );
  const ids = [];
  for (const tour of tours) ids.push((await staff('POST', '/tour-packages', tour)).json().id);
  const facets = ['tag:by-train', 'sharing:twin'];
  const draft = draftOf(landingPage, { catalogue: 'tour-package', facets });
  const { id } = (await staff('POST', '/landing-pages', draft)).json();
  expect(await offersOf(id)).toBe(3);
  now = new Date(now.getTime() + DAY);
  expect(await offersOf(id)).toBe(2);
  await staff('PUT', `/tour-packages/${ids[1]}`, { is_available: false });
  expect(await offersOf(id)).toBe(1);
  const query = `catalogue=tour-package&facets=${facets.join(',')}`;
  const answer = (await staff('GET', `/landing-page-subjects?${query}`)).json();
  expect(answer.offers).toBe(1);
  expect(answer.facets).toContainEqual({ facet: 'month:2027-01', count: 1 });
  expect((await staff('GET', '/landing-page-subjects?catalogue=flight')).json()).toEqual({
    offers: 0,
    facets: [],
  });
});

test('what no list tells is refused, and so are strange questions', async () => {
  const of = (values: object) =>
    staff('POST', '/landing-pages', draftOf(landingPage, { ...values }));
  const strange = await of({ catalogue: 'flight', facets: ['season:ramadan'] });
  expectError(strange, 422);
  expect(faultsOf(strange)).toEqual(['body.facets']);
  for (const query of ['', '?catalogue=blog-post', '?catalogue=flight&facets=tag'])
    expectError(await staff('GET', `/landing-page-subjects${query}`), 422);
});
