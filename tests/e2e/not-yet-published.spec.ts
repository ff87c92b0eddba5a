import { signInToApi } from './api.ts';
import { killPublisher } from './published.ts';
import { expect, test } from './test.ts';

/** Offline messages by language. */
const NO_NETWORK = {
  en: 'Network connection failed. Please check your internet connection and try again.',
  bn: 'ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
};

const KINDS = [
  ['/tours', 'Tour package not found', 'Failed to load tour details'],
  ['/visa-services', 'Visa service not found', 'Failed to load visa details'],
  ['/umrah', 'Umrah package not found', 'Failed to load umrah details'],
  ['/blog', 'Post not found', 'Failed to load post'],
  ['/bn/tours', 'ট্যুর প্যাকেজটি পাওয়া যায়নি', 'ট্যুরের তথ্য আনা যায়নি'],
  ['/bn/visa-services', 'ভিসা সেবাটি পাওয়া যায়নি', 'ভিসার তথ্য আনা যায়নি'],
  ['/bn/umrah', 'ওমরাহ প্যাকেজটি পাওয়া যায়নি', 'ওমরাহর তথ্য আনা যায়নি'],
  ['/bn/blog', 'লেখাটি পাওয়া যায়নি', 'লেখাটি আনা যায়নি'],
] as const;

test('what is not there says what is missing, and leads back to its list', async ({ page }) => {
  for (const [list, notFound] of KINDS) {
    const answer = await page.goto(`${list}/never-was`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(notFound);
    await expect(page).toHaveTitle(notFound);
    await expect(page.locator('[data-part="back"]')).toHaveAttribute('href', list);
    await expect(page.locator('[data-part="spinner"]')).toBeHidden();
  }
  await page.goto('/tours/page/900');
  await expect(page.locator('h1')).toHaveText('This boat is not at the landing');
});

test('what is not there is asked for again in the other language', async ({ page }) => {
  const toggle = page.locator('[data-language-link]');
  await page.goto('/tours/never-was?from=mail#dates');
  await toggle.click();
  await expect(page).toHaveURL('/bn/tours/never-was?from=mail#dates');
  await expect(page.locator('h1')).toHaveText('ট্যুর প্যাকেজটি পাওয়া যায়নি');
  await toggle.click();
  await expect(page).toHaveURL('/tours/never-was?from=mail#dates');
  await expect(page.locator('h1')).toHaveText('Tour package not found');
});

test('an address with capitals or a full stop leads to its page, also where a host has files alone', async ({
  page,
  request,
}) => {
  await page.goto('/TOURS?sort=price');
  await expect(page).toHaveURL('/tours?sort=price');
  const body = await (await request.get('/nothing')).text();
  await page.route('**/BN/Tours*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto('/BN/Tours?sort=price#main');
  await expect(page).toHaveURL('/bn/tours?sort=price#main');
  await page.route('**/bn/tours%E0%A5%A4', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto('/bn/tours।');
  await expect(page).toHaveURL('/bn/tours');
});

test('without an answer of the API it says so and tries again', async ({ page }) => {
  let answer: (() => Promise<void>) | undefined;
  await page.route('**/api/v1/**', (route) => {
    answer = () => route.abort('internetdisconnected');
  });
  for (const [list, notFound, failed] of KINDS) {
    answer = undefined;
    await page.goto(`${list}/never-was`);
    await expect(page.locator('[data-part="spinner"]')).toBeVisible();
    await expect.poll(() => answer).toBeDefined();
    await answer!();
    await expect(page.locator('h1')).toHaveText(failed);
    const said = NO_NETWORK[list.startsWith('/bn') ? 'bn' : 'en'];
    await expect(page.locator('[data-part="lead"]')).toHaveText(said);
    await expect(page.locator('[data-part="back"]')).toBeVisible();
    expect(notFound).not.toBe(failed);
  }
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click();
  await expect(page.locator('h1')).toHaveText('লেখাটি পাওয়া যায়নি');
});

test('a page that is looked for in vain on a dead network is given up, and tried again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/v1/**', (route) => route.fulfill({ json: { slug: null } }));
  await page.route('**/tours/on-its-way', (route) =>
    route.request().method() === 'HEAD' ? undefined : route.fallback(),
  );
  await page.goto('/tours/on-its-way');
  await expect(page.locator('[data-state="publishing"]')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.locator('h1')).toHaveText('Failed to load tour details');
  await expect(page.locator('[data-part="lead"]')).toHaveText(NO_NETWORK.en);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a page that is on its way opens by itself', async ({ page, request }) => {
  const staff = await signInToApi(request);
  killPublisher();
  const { id, slug } = await staff.create<{ id: string; slug: string }>('/blog-posts', {
    title: 'Just now',
    slug: 'written-just-now',
    content: 'Hot from the desk.',
    is_published: true,
  });
  // By id, though a post is published under its slug.
  await page.goto(`/blog/${id}`);
  await expect(page.locator('h1')).toHaveText('This page is being published');
  await expect(page.locator('h1')).toHaveText('Just now', { timeout: 30_000 });
  await expect(page).toHaveURL(`/blog/${slug}`);
  await page.goto(`/blog/${id}`);
  await expect(page).toHaveURL(`/blog/${slug}`);
  await staff.remove(`/blog-posts/${id}`);
});
