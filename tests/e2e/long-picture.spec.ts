import sharp from 'sharp';
import { signInToApi } from './api.ts';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';
import { toast } from './walk.ts';

test('a picture of an extreme shape is told to be cut', async ({ page }) => {
  const staff = await signInToApi(page.request);
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  const strip = { width: 150, height: 6_000, channels: 3, background: '#147890' } as const;
  await page.locator('input[type=file]').setInputFiles({
    name: 'scroll.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: strip }).png().toBuffer(),
  });
  await expect(toast(page, 'scroll.png is only 102 pixels wide now')).toContainText('cut it');
  // Over the one that says how large it is now.
  await expect(page.locator('[data-sonner-toast][data-front=true]')).toContainText('102 pixels');
  const [scroll] = await staff.get<{ file: string }[]>('/uploads?limit=1');
  await staff.remove(`/uploads/${scroll!.file}`);
});
