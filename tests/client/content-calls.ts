import { expect } from 'vitest';
import { at, ok, one, type Client } from './client.ts';

/** Calls on public content, by topic. */
export const contentCalls: Readonly<Record<string, (client: Client) => Promise<void>>> = {
  tour: async (client) => {
    const tour = await ok(
      client.POST('/tour-packages', {
        body: { name: 'By a client', destinations: 'Sylhet', price: 7_000, duration: '2' },
      }),
    );
    expect(
      await ok(client.GET('/tour-packages', { params: { query: { limit: 500 } } })),
    ).toContainEqual(tour);
    expect(await ok(client.GET('/tour-packages/{id}', { params: one(tour) }))).toEqual(tour);
    await ok(
      client.GET('/tour-packages/{id}/similar', { params: { ...one(tour), query: { limit: 2 } } }),
    );
    const now = await ok(client.GET('/tour-packages/{id}', { params: one(tour) }));
    const body = { price: 7_500 };
    const changed = await ok(client.PUT('/tour-packages/{id}', { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/tour-packages/{id}', { params: at(changed) }));
  },
  umrah: async (client) => {
    const umrah = await ok(
      client.POST('/umrah-packages', { body: { name: 'By a client', price: '125000' } }),
    );
    expect(
      await ok(client.GET('/umrah-packages', { params: { query: { limit: 500 } } })),
    ).toContainEqual(umrah);
    expect(await ok(client.GET('/umrah-packages/{id}', { params: one(umrah) }))).toEqual(umrah);
    await ok(client.GET('/umrah-packages/{id}/similar', { params: one(umrah) }));
    const now = await ok(client.GET('/umrah-packages/{id}', { params: one(umrah) }));
    const body = { price: 130_000 };
    const changed = await ok(client.PUT('/umrah-packages/{id}', { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/umrah-packages/{id}', { params: at(changed) }));
  },
  visa: async (client) => {
    const visa = await ok(client.POST('/visa-services', { body: { country_name: 'Thailand' } }));
    expect(
      await ok(client.GET('/visa-services', { params: { query: { limit: 500 } } })),
    ).toContainEqual(visa);
    expect(await ok(client.GET('/visa-services/{id}', { params: one(visa) }))).toEqual(visa);
    await ok(client.GET('/visa-services/{id}/similar', { params: one(visa) }));
    const country = { params: { path: { country: 'Thailand' } } };
    expect(
      (await ok(client.GET('/visa-services/country/{country}', country))).length,
    ).toBeGreaterThan(0);
    await ok(client.GET('/visa-services/tags/all'));
    await ok(client.GET('/visa-services/countries/all'));
    const now = await ok(client.GET('/visa-services/{id}', { params: one(visa) }));
    const body = { processing_time: '5 days' };
    const changed = await ok(client.PUT('/visa-services/{id}', { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/visa-services/{id}', { params: at(changed) }));
  },
  flight: async (client) => {
    const flight = await ok(
      client.POST('/flights', {
        body: { airline: 'By a client', origin: 'Dhaka', destination: 'Sylhet', price: 4_500 },
      }),
    );
    expect(await ok(client.GET('/flights', { params: { query: { limit: 500 } } }))).toContainEqual(
      flight,
    );
    expect(await ok(client.GET('/flights/{id}', { params: one(flight) }))).toEqual(flight);
    const now = await ok(client.GET('/flights/{id}', { params: one(flight) }));
    const body = { price: 4_600 };
    const changed = await ok(client.PUT('/flights/{id}', { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/flights/{id}', { params: at(changed) }));
  },
  post: async (client) => {
    const post = await ok(
      client.POST('/blog-posts', {
        body: {
          title: 'By a client',
          content: 'A **text**.',
          slug: 'by-a-client',
          is_published: true,
        },
      }),
    );
    expect(
      await ok(client.GET('/blog-posts', { params: { query: { limit: 500 } } })),
    ).toContainEqual(post);
    expect(await ok(client.GET('/blog-posts/{id}', { params: one(post) }))).toEqual(post);
    const bySlug = { params: { path: { slug: 'by-a-client' } } };
    expect((await ok(client.GET('/blog-posts/slug/{slug}', bySlug))).id).toBe(post.id);
    const now = await ok(client.GET('/blog-posts/{id}', { params: one(post) }));
    const body = { title: 'By a client, twice' };
    const changed = await ok(client.PUT('/blog-posts/{id}', { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/blog-posts/{id}', { params: at(changed) }));
  },
  landing: async (client) => {
    const page = await ok(
      client.POST('/landing-pages', {
        body: {
          slug: 'a-landing',
          title: 'By a client',
          summary: 'Mountains',
          content: 'Where to go.',
          facets: ['destination:nepal'],
        },
      }),
    );
    expect(
      await ok(client.GET('/landing-pages', { params: { query: { limit: 500 } } })),
    ).toContainEqual(page);
    const bySlug = { params: { path: { slug: 'a-landing' } } };
    expect((await ok(client.GET('/landing-pages/slug/{slug}', bySlug))).id).toBe(page.id);
    const now = await ok(client.GET('/landing-pages/{id}', { params: one(page) }));
    const changed = await ok(
      client.PUT('/landing-pages/{id}', { params: at(now), body: { facets: ['tag:snow'] } }),
    );
    expect(await ok(client.GET('/landing-page-offers'))).toContainEqual({ id: page.id, offers: 0 });
    const query = { catalogue: 'tour-package', facets: 'tag:snow,destination:nepal' } as const;
    expect(await ok(client.GET('/landing-page-subjects', { params: { query } }))).toEqual({
      offers: 0,
      facets: [],
    });
    await ok(client.DELETE('/landing-pages/{id}', { params: at(changed) }));
  },
  scene: async (client) => {
    const scene = await ok(
      client.POST('/site-management/hero-scenes', {
        body: { name: 'By a client', image_url: '/static/uploads/none.webp' },
      }),
    );
    expect(
      await ok(client.GET('/site-management/hero-scenes', { params: { query: { limit: 500 } } })),
    ).toContainEqual(scene);
    expect(
      await ok(client.GET('/site-management/hero-scenes/{id}', { params: one(scene) })),
    ).toEqual(scene);
    const move = { params: one(scene), body: { new_order: 1 } };
    expect((await ok(client.POST('/site-management/hero-scenes/{id}/reorder', move)))[0]!.id).toBe(
      scene.id,
    );
    const now = await ok(client.GET('/site-management/hero-scenes/{id}', { params: one(scene) }));
    const body = { name: 'Still by a client' };
    const changed = await ok(
      client.PUT('/site-management/hero-scenes/{id}', { params: at(now), body }),
    );
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/hero-scenes/{id}', { params: at(changed) }));
  },
  headline: async (client) => {
    const headline = await ok(
      client.POST('/site-management/hero-content', { body: { headline_en: 'By a client' } }),
    );
    expect(
      await ok(client.GET('/site-management/hero-content', { params: { query: { limit: 500 } } })),
    ).toContainEqual(headline);
    expect(
      await ok(client.GET('/site-management/hero-content/{id}', { params: one(headline) })),
    ).toEqual(headline);
    await ok(client.GET('/site-management/hero-content/active'));
    const now = await ok(
      client.GET('/site-management/hero-content/{id}', { params: one(headline) }),
    );
    const body = { headline_en: 'Still by a client' };
    const changed = await ok(
      client.PUT('/site-management/hero-content/{id}', { params: at(now), body }),
    );
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/hero-content/{id}', { params: at(changed) }));
  },
  contact: async (client) => {
    const contact = await ok(
      client.POST('/site-management/contact-info', { body: { company_name: 'By a client' } }),
    );
    expect(
      await ok(client.GET('/site-management/contact-info', { params: { query: { limit: 500 } } })),
    ).toContainEqual(contact);
    expect(
      await ok(client.GET('/site-management/contact-info/{id}', { params: one(contact) })),
    ).toEqual(contact);
    await ok(client.GET('/site-management/contact-info/active'));
    const now = await ok(
      client.GET('/site-management/contact-info/{id}', { params: one(contact) }),
    );
    const body = { company_name: 'Still by a client' };
    const changed = await ok(
      client.PUT('/site-management/contact-info/{id}', { params: at(now), body }),
    );
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/contact-info/{id}', { params: at(changed) }));
  },
  accreditation: async (client) => {
    const draft = { name_en: 'By a client', number: '1' };
    const made = await ok(client.POST('/site-management/accreditations', { body: draft }));
    expect(
      await ok(
        client.GET('/site-management/accreditations', { params: { query: { limit: 500 } } }),
      ),
    ).toContainEqual(made);
    const move = { params: one(made), body: { new_order: 1 } };
    expect(
      (await ok(client.POST('/site-management/accreditations/{id}/reorder', move)))[0]!.id,
    ).toBe(made.id);
    const now = await ok(client.GET('/site-management/accreditations/{id}', { params: one(made) }));
    const body = { number: '2' };
    const changed = await ok(
      client.PUT('/site-management/accreditations/{id}', { params: at(now), body }),
    );
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/accreditations/{id}', { params: at(changed) }));
  },
  question: async (client) => {
    const draft = { question_en: 'By a client?', answer_en: 'Yes' };
    const made = await ok(client.POST('/site-management/faqs', { body: draft }));
    expect(
      await ok(client.GET('/site-management/faqs', { params: { query: { limit: 500 } } })),
    ).toContainEqual(made);
    const move = { params: one(made), body: { new_order: 1 } };
    expect((await ok(client.POST('/site-management/faqs/{id}/reorder', move)))[0]!.id).toBe(
      made.id,
    );
    const now = await ok(client.GET('/site-management/faqs/{id}', { params: one(made) }));
    const body = { about: ['tour-package/dubai-city-break'] };
    const changed = await ok(client.PUT('/site-management/faqs/{id}', { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/faqs/{id}', { params: at(changed) }));
  },
  review: async (client) => {
    const draft = { name_en: 'A client', text_en: 'Well done', said_on: '2026-11-20' };
    const path = '/site-management/reviews';
    const made = await ok(client.POST(path, { body: { ...draft, has_consent: true } }));
    expect(await ok(client.GET(path, { params: { query: { limit: 500 } } }))).toContainEqual(made);
    const move = { params: one(made), body: { new_order: 1 } };
    expect((await ok(client.POST(`${path}/{id}/reorder`, move)))[0]!.id).toBe(made.id);
    const now = await ok(client.GET(`${path}/{id}`, { params: one(made) }));
    const body = { source: 'letter' } as const;
    const changed = await ok(client.PUT(`${path}/{id}`, { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE(`${path}/{id}`, { params: at(changed) }));
  },
  offer: async (client) => {
    const path = '/site-management/offers';
    const made = await ok(client.POST(path, { body: { title_en: 'By a client' } }));
    expect(await ok(client.GET(path, { params: { query: { limit: 500 } } }))).toContainEqual(made);
    const move = { params: one(made), body: { new_order: 1 } };
    expect((await ok(client.POST(`${path}/{id}/reorder`, move)))[0]!.id).toBe(made.id);
    const now = await ok(client.GET(`${path}/{id}`, { params: one(made) }));
    const body = { percent_off: 10 };
    const changed = await ok(client.PUT(`${path}/{id}`, { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE(`${path}/{id}`, { params: at(changed) }));
  },
  redirect: async (client) => {
    const draft = { from_path: '/by-a-client', to_path: '/tours' };
    const made = await ok(client.POST('/site-management/redirects', { body: draft }));
    expect(
      await ok(client.GET('/site-management/redirects', { params: { query: { limit: 500 } } })),
    ).toContainEqual(made);
    const now = await ok(client.GET('/site-management/redirects/{id}', { params: one(made) }));
    const body = { to_path: '/about' };
    const changed = await ok(
      client.PUT('/site-management/redirects/{id}', { params: at(now), body }),
    );
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/redirects/{id}', { params: at(changed) }));
    await ok(client.GET('/site-management/not-found-pages'));
  },
  option: async (client) => {
    const option = await ok(
      client.POST('/site-management/service-options', { body: { name_en: 'By a client' } }),
    );
    expect(
      await ok(
        client.GET('/site-management/service-options', { params: { query: { limit: 500 } } }),
      ),
    ).toContainEqual(option);
    expect(
      await ok(client.GET('/site-management/service-options/{id}', { params: one(option) })),
    ).toEqual(option);
    const move = { params: one(option), body: { new_order: 1 } };
    expect(
      (await ok(client.POST('/site-management/service-options/{id}/reorder', move)))[0]!.id,
    ).toBe(option.id);
    const now = await ok(
      client.GET('/site-management/service-options/{id}', { params: one(option) }),
    );
    const body = { name_en: 'Still by a client' };
    const changed = await ok(
      client.PUT('/site-management/service-options/{id}', { params: at(now), body }),
    );
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/service-options/{id}', { params: at(changed) }));
  },
  tag: async (client) => {
    const tag = await ok(client.POST('/site-management/tags', { body: { name: 'By a client' } }));
    expect(
      await ok(client.GET('/site-management/tags', { params: { query: { limit: 500 } } })),
    ).toContainEqual(tag);
    expect(await ok(client.GET('/site-management/tags/{id}', { params: one(tag) }))).toEqual(tag);
    const now = await ok(client.GET('/site-management/tags/{id}', { params: one(tag) }));
    const body = { name_bn: 'ক্লায়েন্ট থেকে' };
    const changed = await ok(client.PUT('/site-management/tags/{id}', { params: at(now), body }));
    expect(changed).toMatchObject(body);
    await ok(client.DELETE('/site-management/tags/{id}', { params: at(changed) }));
  },
};
