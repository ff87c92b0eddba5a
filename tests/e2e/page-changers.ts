import type { Page } from '@playwright/test';

/** Runs in the page. */
function translatePage(language: string): void {
  const isLeft = (parent: HTMLElement) =>
    !parent.translate || parent.closest('script, style, template, textarea, font') !== null;
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || isLeft(text.parentElement)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`«${text.data}»`);
    }
  };
  const begin = () => {
    document.documentElement.lang = language;
    document.documentElement.classList.add('translated-ltr');
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes)
          if (node.isConnected) wrap(node instanceof Text ? node.parentNode! : node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

/**
 * Chrome's translation: each text moves into two `<font>` in other words, and so does what is written from
 * then on; `<html>` names the language of the translation.
 */
export const translate = (page: Page, to: string): Promise<void> =>
  page.evaluate(translatePage, to);

/** The same for every page that is opened, once it is parsed. */
export const translateAlways = (page: Page, to: string) => page.addInitScript(translatePage, to);

/** Extensions that check what is written, or fill it in: an element beside each field, and attributes. */
export const extend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    for (const field of document.querySelectorAll('form input, form textarea')) {
      field.setAttribute('data-gramm', 'false');
      field.after(document.createElement('grammarly-extension'));
    }
  });

/** Errors of the page, but for React's word that it draws an island anew. */
export function faultsOn(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) faults.push(message);
  });
  return faults;
}

/** Holds scripts back until the result is called. */
export async function loadLater(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
