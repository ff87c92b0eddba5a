import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const HOUR_MS = 3_600_000;

for (const [title, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const)
  test(`on a device whose clock is a day ${title} staff see what the server does, and when`, async ({
    page,
  }) => {
    await enter(page);
    const api = await signInToApi(page.request);
    const lead = { name: `Wrote a day ${title}`, message: 'Hello?' };
    const { id: leadId } = await api.create('/contact-submissions', lead);
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    const post = { content: 'Tea', is_published: true };
    const titles = { later: `Comes a day ${title}`, earlier: `Came a day ${title}` };
    const later = { ...post, title: titles.later, publish_at: inHours(12) };
    const earlier = { ...post, title: titles.earlier, publish_at: inHours(-12) };
    const posts = [
      await api.create('/blog-posts', later),
      await api.create('/blog-posts', earlier),
    ];

    await page.clock.setSystemTime(Date.now() + days * 24 * HOUR_MS);
    await page.goto('/cms/contacts');
    const row = page.getByRole('row').filter({ hasText: lead.name });
    await expect(row).toContainText(/Unanswered [0-2] min/);
    for (const [place, showing] of [
      [0, 'Scheduled'],
      [1, 'Published'],
    ] as const) {
      await page.goto(`/cms/blog/${posts[place]!.id}`);
      const form = page.getByRole('form', { name: 'Blog Post' });
      await expect(form.getByRole('radio', { name: showing })).toBeChecked();
    }
    for (const { id } of posts) await api.remove(`/blog-posts/${id}`);
    await api.remove(`/contact-submissions/${leadId}`);
  });

for (const { screen, address, list } of [
  {
    screen: 'dashboard',
    address: '/cms/dashboard',
    list: (page: Page) => page.getByRole('region', { name: 'Recent contacts' }),
  },
  {
    screen: 'list of enquiries',
    address: '/cms/contacts?since=week',
    list: (page: Page) => page.getByRole('main'),
  },
])
  test(`a ${screen} that is left open counts the last seven days of today`, async ({ page }) => {
    await enter(page);
    const api = await signInToApi(page.request);
    const lead = { name: 'Wrote eight days ago', message: 'Hello?' };
    const { id } = await api.create('/contact-submissions', lead);
    let ahead = 0;
    await page.route('**/api/v1/**', async (route) => {
      if (route.request().url().endsWith('/stream')) return route.abort();
      const response = await route.fetch();
      const date = new Date(Date.now() + ahead).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await page.clock.install();
    await page.goto(address);
    const recent = list(page);
    await expect(recent).toContainText(lead.name);
    ahead = 8 * 24 * HOUR_MS;
    await page.clock.fastForward(ahead);
    await expect(recent).not.toContainText(lead.name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await api.remove(`/contact-submissions/${id}`);
  });
