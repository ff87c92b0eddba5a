import type { Locator } from '@playwright/test';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const sources = (list: Locator) =>
  list.locator('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));

/** A picture that has not loaded cannot be dragged by itself. */
const isLoaded = (picture: Locator) =>
  picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0);

test('a photo is dragged to another place by its picture', async ({ page }) => {
  await enter(page);
  await page.goto('/cms/tours/sundarbans-boat-journey');
  const photos = page.getByRole('list', { name: 'Photos' });
  const [first, second] = [photos.locator('img').nth(0), photos.locator('img').nth(1)];
  await second.scrollIntoViewIfNeeded();
  for (const picture of [first, second]) await expect.poll(() => isLoaded(picture)).toBe(true);
  const [one, two, ...others] = await sources(photos);
  await second.dragTo(first);
  await expect.poll(() => sources(photos)).toEqual([two, one, ...others]);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test('no drag of a picture of the CMS is one of a file, which would be sent again', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/media');
  const pictures = page.locator('#main img');
  await expect.poll(() => isLoaded(pictures.first())).toBe(true);
  const carried = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const answer = ({ dataTransfer }: DragEvent) => resolve(dataTransfer!.types);
        document.addEventListener('dragstart', answer, { once: true });
        document.addEventListener('mouseup', () => resolve([]), { once: true });
      }),
  );
  await pictures.first().dragTo(page.getByText(/^JPG, PNG, GIF, WebP/));
  expect(await carried).not.toContain('Files');
});
