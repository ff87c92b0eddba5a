import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

const MB = 1024 * 1024;

/** A photo of a phone held upright: landscape pixels with an EXIF orientation. */
async function phonePhoto(width: number, height: number, sigma: number): Promise<Buffer> {
  const red = { r: 220, g: 20, b: 30 };
  const patch = { width: width / 4, height: height / 4, channels: 3, background: red } as const;
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 20, g: 120, b: 160 },
      noise: { type: 'gaussian', mean: 120, sigma },
    },
  })
    .composite([{ input: await sharp({ create: patch }).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Frames of noise, which do not compress. */
const animation = (side: number, frames: number) => {
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(randomBytes(side * side * frames * 3), { raw })
    .gif({ effort: 1 })
    .toBuffer();
};

async function editTour(page: Page) {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: /^Edit Sundarbans/ }).click();
  const form = page.getByRole('form', { name: 'Tour Package' });
  return {
    form,
    gallery: form.locator('[data-field=images]'),
    cover: form.locator('[data-field=cover_photo]'),
  };
}

const stored = async (page: Page, send: () => Promise<void>) => {
  const answer = page.waitForResponse((each) => each.url().endsWith('/uploads/image'));
  await send();
  return (await (await answer).json()) as { url: string; width: number; height: number };
};

const bytesOf = async (page: Page, url: string) => (await page.request.get(url)).body();

test('photos as phones make them arrive upright and small, whatever they were', async ({
  page,
}) => {
  test.slow();
  const { gallery } = await editTour(page);
  const send = (name: string, mimeType: string, buffer: Buffer) =>
    stored(page, () =>
      gallery.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer }),
    );

  const twelve = await phonePhoto(4000, 3000, 4);
  expect(twelve.length).toBeLessThan(5 * MB);
  expect(await send('twelve.jpg', 'image/jpeg', twelve)).toMatchObject({
    width: 3000,
    height: 4000,
  });

  const large = await phonePhoto(8064, 6048, 12);
  expect(large.length).toBeGreaterThan(5 * MB);
  const made = await send('IMG_4711.JPG', 'image/jpeg', large);
  expect(made).toMatchObject({ width: 3072, height: 4096 });
  await expect(
    page.getByText(/^Image uploaded: \d+\.\d\d MB → .+ WebP, \d+% smaller$/).first(),
  ).toBeVisible();
  // EXIF rotation: the first pixel is at the top right.
  const { data } = await sharp(await bytesOf(page, made.url))
    .resize(8, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redness = (x: number, y: number) => data[(y * 8 + x) * 3]! - data[(y * 8 + x) * 3 + 2]!;
  expect(redness(7, 0)).toBeGreaterThan(100);
  expect(redness(0, 7)).toBeLessThan(50);

  const wide = await sharp({
    create: {
      width: 6000,
      height: 300,
      channels: 4,
      background: { r: 0, g: 90, b: 90, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer();
  const seeThrough = await send('wide.png', 'image/png', wide);
  expect(seeThrough).toMatchObject({ width: 4096, height: 205 });
  expect((await sharp(await bytesOf(page, seeThrough.url)).metadata()).hasAlpha).toBe(true);

  // As some galleries of phones call a JPEG.
  expect((await send('called.jpg', 'image/jpg', await phonePhoto(640, 480, 20))).width).toBe(480);

  const moving = await send('moving.gif', 'image/gif', await animation(40, 3));
  expect((await sharp(await bytesOf(page, moving.url)).metadata()).pages).toBe(3);
});

test('what the browser cannot make smaller or read is refused with words that help', async ({
  page,
}) => {
  const { gallery } = await editTour(page);
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(2_000),
  ]);
  const heavy = await animation(800, 12);
  expect(heavy.length).toBeGreaterThan(5 * MB);
  await gallery
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'IMG_0001.HEIC', mimeType: '', buffer: heic },
      { name: 'heavy.gif', mimeType: 'image/gif', buffer: heavy },
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir or Madam') },
      { name: 'scan.tif', mimeType: 'image/tiff', buffer: Buffer.from('II*\0') },
    ]);
  const faults = gallery.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(faults).toHaveText([
    /IMG_0001\.HEIC.*This browser cannot read HEIC photos\. Share the photo as JPG/,
    /heavy\.gif.*MB is more than the 5 MB .+ it would no longer move/,
    /letter\.jpg.*Only JPG, PNG, GIF and WebP pictures can be uploaded/,
    /scan\.tif.*Only JPG, PNG, GIF and WebP pictures can be uploaded/,
  ]);
  await expect(faults.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('pictures are chosen from the Media Library, by what is known of them', async ({ page }) => {
  const { gallery, cover, form } = await editTour(page);
  const tiles = gallery.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const before = await tiles.count();
  await gallery.getByRole('button', { name: 'Choose photos from the Media Library' }).click();
  const library = page.getByRole('dialog', { name: 'Media Library' });
  const pictures = library.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(pictures.first()).toBeVisible();
  await expectAccessible(page);
  const search = library.getByRole('searchbox', { name: 'Search pictures' });
  await search.fill('no such picture anywhere');
  await expect(library.getByText('No picture matches')).toBeVisible();
  await search.fill('istanbul');
  await expect(pictures.first()).toBeVisible();
  await pictures.nth(0).click();
  await expect(pictures.nth(0)).toHaveAttribute('aria-pressed', 'true');
  // Before the choice is made there is nothing of it to save.
  await page.keyboard.press('Control+s');
  await library.getByRole('button', { name: 'Add 1 picture' }).click();
  await expect(library).toHaveCount(0);
  await expect(tiles).toHaveCount(before + 1);

  await page.setViewportSize({ width: 390, height: 844 });
  await cover.getByRole('button', { name: 'Choose cover photo from the Media Library' }).click();
  const source = (await pictures.nth(2).locator('img').getAttribute('src'))!;
  const file = source
    .split('/')
    .at(-1)!
    .replace(/(\.w\d+)?\.\w+$/, '.webp');
  await search.fill(file.slice(0, 12));
  await expect(pictures).toHaveCount(1);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  await pictures.first().click();
  await expect(library).toHaveCount(0);
  await expect(cover.getByRole('textbox')).toHaveValue(`/static/uploads/${file}`);
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
});
