import { signInToApi } from './api.ts';
import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';

const RIVER = {
  title: 'Ferries of the south',
  title_bn: 'দক্ষিণের ফেরি',
  content: `# The launch\n\nFrom **Sadarghat** at dusk. ${'The river is wide and slow. '.repeat(20)}`,
  content_bn: `সন্ধ্যায় **সদরঘাট** থেকে। ${'নদী চওড়া আর ধীর। '.repeat(20)}`,
  tags: ['visa', 'river'],
  is_published: true,
};

test('a post without a slug opens from its card in a dialog, and has a page of its own', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const staff = await signInToApi(request);
  const cover_image = '/static/uploads/00000000000000000000000000000000-800x600.webp';
  const { id } = await staff.create('/blog-posts', { ...RIVER, is_published: false, cover_image });
  await staff.change(`/blog-posts/${id}`, { slug: null, is_published: true });
  await untilPublished('bn/blog.html', RIVER.title_bn);

  await page.goto('/bn/blog');
  const bengali = page.locator('article', { hasText: RIVER.title_bn }).first();
  await expect(bengali).toContainText('৫ মিনিটে পড়া যায়');
  await expect(bengali.locator('time')).toHaveText(/[০-৯]{1,2} \S+, [০-৯]{4}/);
  await expect(bengali).toContainText('সন্ধ্যায় সদরঘাট থেকে।');

  await page.goto('/blog');
  const card = page.locator('li article', { hasText: RIVER.title });
  await expect(card.locator('.badge')).toHaveText('Visa');
  await expect(card).toContainText('5 min read');
  await expect(card.locator('time')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  const excerpt = (await card.locator('.excerpt').textContent())!.trim();
  expect(excerpt).toMatch(/^The launch From Sadarghat at dusk\..*…$/);
  expect(excerpt).toHaveLength(151);
  await expect(card.locator('img'), 'a cover that does not load').toHaveAttribute(
    'src',
    /^\/stock\//,
  );

  const opener = card.getByRole('button', { name: RIVER.title });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: RIVER.title });
  await expect(dialog.locator('strong')).toHaveText('Sadarghat');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('link', { name: 'Open on a page of its own' }).click();

  await expect(page).toHaveURL(`/blog/${id}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('h1')).toHaveText(RIVER.title);
  await expect(page.locator('main')).toContainText('5 min read');
  await expect(page.getByRole('region', { name: 'Tags' }).locator('li')).toHaveText([
    'Visa',
    'River',
  ]);
  const related = page.getByRole('region', { name: 'Related posts' });
  expect(await related.locator('article').count()).toBeLessThanOrEqual(3);
  await expect(related.getByRole('link', { name: 'The papers a Thailand' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/blog/${id}`);
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Ferries%20of%20the%20south%0Ahttp/,
  );
  const data = JSON.parse((await page.locator('[type="application/ld+json"]').textContent())!) as {
    '@type': string;
  }[];
  expect(data.map((each) => each['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/blog');

  for (const feed of ['/rss.xml', '/bn/rss.xml']) {
    await page.goto(feed.replace('rss.xml', 'blog').replace('//', '/'));
    const link = page.locator('link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', feed);
    const text = await (await request.get(baseURL + feed)).text();
    const items = await page.evaluate((xml) => {
      const channel = new DOMParser().parseFromString(xml, 'text/xml');
      return [...channel.querySelectorAll('item > link')].map((each) => each.textContent);
    }, text);
    expect(items[0]).toMatch(new RegExp(`${feed.replace('rss.xml', '')}blog/${id}$`));
  }

  await staff.remove(`/blog-posts/${id}`);
  await expect
    .poll(async () => (await request.get(`/blog/${id}`, { maxRedirects: 0 })).status())
    .toBe(301);
});

test('the home page has the latest posts, and samples where there are none', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const id of ['home', 'tours', 'blog', 'contact', 'contact-map'])
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  await expect(page.locator('#blog li article').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/blog\/./,
  );
  expect(await page.locator('#blog li article').count()).toBeLessThanOrEqual(6);

  const staff = await signInToApi(request);
  const posts = (
    await staff.get<{ id: string; slug: string | null; is_published: boolean }[]>('/blog-posts')
  ).filter((post) => post.is_published);
  const [last, ...others] = posts;
  for (const { id } of others) await staff.change(`/blog-posts/${id}`, { is_published: false });
  await untilPublished(`blog/${last!.slug}.html`, 'No related posts available.');
  await staff.change(`/blog-posts/${last!.id}`, { is_published: false });
  await untilPublished('bn.html', 'নমুনা লেখা');
  await untilPublished('blog.html', 'No blog posts available at the moment.');
  await page.goto('/');
  const card = page.locator('#blog li').first();
  await expect(card.locator('.badge')).toHaveText('Sample');
  await card.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('This is a sample post.');
  for (const { id } of posts) await staff.change(`/blog-posts/${id}`, { is_published: true });
  await expect
    .poll(async () => (await request.get('/')).text(), { timeout: 20_000 })
    .not.toContain('sample-1');
  for (const { id, slug } of posts) {
    await untilPublished('blog.html', `"/blog/${slug ?? id}"`);
    await untilPublished('bn/blog.html', `"/bn/blog/${slug ?? id}"`);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a post can be read, and its Back leads to the list', async ({ page }) => {
    await page.goto('/bn/blog');
    await page.locator('li article').first().getByRole('link').click();
    await expect(page.locator('.prose')).not.toBeEmpty();
    await expect(page.getByRole('button', { name: 'লিংক কপি করুন' })).toBeHidden();
    await page.getByRole('link', { name: 'ফিরে যান', exact: true }).click();
    await expect(page).toHaveURL('/bn/blog');
  });
});
