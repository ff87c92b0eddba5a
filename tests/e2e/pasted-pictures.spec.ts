import type { Locator } from '@playwright/test';
import { enter } from './cms.ts';
import { photo } from './photo.ts';
import { expect, test } from './test.ts';

interface Copied {
  words?: string;
  html?: string;
  /** Name of the picture that is copied with them. */
  name: string;
}

/** As programs of a computer copy it: what nothing on the page takes, the browser pastes as words. */
async function paste(field: Locator, { words = '', html = '', name }: Copied): Promise<void> {
  const bytes = [...(await photo(7))];
  await field.evaluate(
    (element: HTMLElement, copied) => {
      const clipboardData = new DataTransfer();
      if (copied.words) clipboardData.setData('text/plain', copied.words);
      if (copied.html) clipboardData.setData('text/html', copied.html);
      const picture = new File([new Uint8Array(copied.bytes)], copied.name, { type: 'image/png' });
      clipboardData.items.add(picture);
      element.focus();
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (element.dispatchEvent(event)) document.execCommand('insertText', false, copied.words);
    },
    { words, html, name, bytes },
  );
}

const ADDRESS = 'https://pictures.example/launch.jpg';

test('words that are copied with a picture of themselves are pasted as words, a picture as one', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/tours/new');
  const form = page.getByRole('form', { name: 'Tour Package' });
  const details = form.getByRole('textbox', { name: 'Package details English' });
  const cover = form.locator('[data-field=cover_photo]').getByPlaceholder('https://…');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/uploads/image'))));

  // A cell of a spreadsheet, a plain paragraph of a document.
  const cell = `<table><tr><td>${ADDRESS}</td></tr></table>`;
  await paste(cover, { words: `${ADDRESS}\n`, html: cell, name: 'image.png' });
  await expect(cover).toHaveValue(ADDRESS);
  const paragraph = '<p class=MsoNormal>The launch leaves at dawn.<o:p></o:p></p>';
  await paste(details, { words: 'The launch leaves at dawn.', html: paragraph, name: 'image.png' });
  await expect(details).toHaveValue('The launch leaves at dawn.');
  expect(sent).toBe(0);

  // A picture of another page, whose address is beside it; one of a folder, whose name is.
  const img = `<img src="${ADDRESS}" alt="A launch">`;
  await paste(cover, { words: ADDRESS, html: img, name: 'image.png' });
  await expect(cover).toHaveValue(/^\/static\/uploads\//);
  await details.fill('');
  await paste(details, { words: 'launch 1.png', name: 'launch 1.png' });
  await expect(details).toHaveValue(/^!\[description\]\(\/static\/uploads\/[^)]+\)\s*$/);
  expect(sent).toBe(2);
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});
