import type { Page } from '@playwright/test';

/** Longer ones may have no room in a column of a phone. */
const USUAL_LETTERS = 18;

/** Words of usual length of which a part stands on the next line. */
export const tornWords = (page: Page) =>
  page.evaluate((most) => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // A text for screen readers or machines lies in a box of one pixel.
      if (text.parentElement!.closest('.visually-hidden, .trap')) continue;
      for (const { 0: word, index } of text.nodeValue!.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        if (word.length > most) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = range.getClientRects();
        const isTorn = rest.some(({ top }) => top - first!.top > first!.height * 0.7);
        if (isTorn) torn.push(`${word} of ${text.parentElement!.parentElement!.className}`);
      }
    }
    return torn;
  }, USUAL_LETTERS);
