import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

/** axe rules: WCAG 2.2 up to AA, and best practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Minified: a browser reads it in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** axe over a page without frames, which has its script once; what passes is told by one element of each rule. */
export async function seenByAxe(
  page: Page,
  asked: RunOptions = {},
  where: { include: string[] } | { exclude: string[] } = { exclude: [] },
): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const how: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    ...asked,
  };
  return page.evaluate(
    (all) => (window as unknown as { axe: typeof Axe }).axe.run(all.where, all.how),
    {
      where,
      how,
    },
  );
}

export async function faultsSeenByAxe(page: Page): Promise<string[]> {
  const { violations, passes } = await seenByAxe(page, { runOnly: RULES });
  if (passes.length === 0) throw new Error('Nothing was looked at');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Horizontal overflow: elements that reach out of the page and have no scrolling ancestor. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (each) =>
        each.checkVisibility() &&
        each.getBoundingClientRect().right > clientWidth + 0.5 &&
        !isHeld(each.parentElement),
    );
    return [`${scrollWidth} pixels wide`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });

/** Gives the window another width, and waits until the page has been laid out by it. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  // Two frames: observers of the size answer in the first, and are painted in the second.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The page, its windows and their parts that scroll, and its tables, where they are wider than shown. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=dialog] *, div:has(> table)'),
    ]
      .filter((each) => each.localName === 'html' || getComputedStyle(each).overflowX !== 'visible')
      .filter((each) => each.matches(':not(input, textarea, select, [role=tablist])'))
      // Of one pixel: for screen readers alone.
      .filter((each) => each.clientWidth > 1)
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `${each.scrollWidth} > ${each.clientWidth}: ${each.outerHTML.slice(0, 160)}`),
  );

/** Words of tables that go on in the next line; they may break at hyphens, and in addresses of e-mail. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const words = document.createTreeWalker(document.querySelector('table')!, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null) {
      if (!node.parentElement!.checkVisibility() || node.data.includes('@')) continue;
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(word);
      }
    }
    return faults;
  });

/** Running animations, apart from scroll-driven ones. */
export const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );

/** Faults of the heading outline: the number of h1, and each skipped level. */
export const outlineFaults = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
      heading.checkVisibility(),
    );
    const level = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);
    return [
      ...headings.filter((heading, i) => level(heading) - level(headings[i - 1]) > 1),
      ...headings.filter((heading) => level(heading) === 1).slice(1),
      ...headings.filter((heading) => heading.textContent.trim() === ''),
    ].map(({ outerHTML }) => outerHTML);
  });

/** Images without alt text, or without width and height. */
export const pictureFaults = (page: Page) =>
  page.evaluate(() =>
    // The lightbox sets both when it opens.
    [...document.querySelectorAll('img')]
      .filter((img) => !img.closest('dialog:not([open])'))
      .filter((img) => !['alt', 'width', 'height'].every((name) => img.hasAttribute(name)))
      .map(({ outerHTML }) => outerHTML),
  );

/** Text in the other script without its `lang`. */
export const foreignWords = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const scripts = { bn: /[\u0980-\u09e5\u09f0-\u09ff]{2,}/, en: /[a-z]{3,}(\s+[a-z]{2,}){2,}/i };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (element.closest('script, style, [translate="no"]') || !element.checkVisibility())
        continue;
      const language = element.closest('[lang]')?.getAttribute('lang');
      const foreign = language === 'bn' ? scripts.en : scripts.bn;
      if (foreign.test(node.textContent!)) faults.push(`${language}: ${node.textContent!.trim()}`);
    }
    return faults;
  });

/** Visible fields without a label, or without an input mode for phone keyboards. */
export const fieldFaults = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type="hidden"]), select, textarea',
    );
    return [...fields]
      .filter((field) => !field.closest('[aria-hidden="true"], .visually-hidden'))
      .filter((field) => {
        const labelled = field.labels!.length > 0 || field.hasAttribute('aria-label');
        const personal = ['name', 'email', 'phone'].includes(field.name);
        const known = !personal || field.autocomplete !== '';
        const keys = !['tel', 'email'].includes(field.type) || field.inputMode !== '';
        return !labelled || !known || !keys;
      })
      .map(({ outerHTML }) => outerHTML);
  });

/**
 * Touch targets below the minimum size. Exempt: links within a sentence, controls whose label is
 * the target, and invisible elements.
 */
export const smallTargets = (page: Page, least: number, selector = 'a[href], button, summary') =>
  page.evaluate(
    ([side, wanted]) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => !each.closest('p, .prose, .visually-hidden'))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        // A link stretched by its ::after is as large as its card.
        .filter(({ each }) => getComputedStyle(each, '::after').position !== 'absolute')
        .filter(({ box }) => box.width > 1 && box.bottom > 0)
        .filter(({ box }) => box.width < side - 0.5 || box.height < side - 0.5)
        .map(
          ({ each, box }) =>
            `${Math.round(box.width)}×${Math.round(box.height)} ${each.outerHTML.slice(0, 160)}`,
        ),
    [least, selector] as const,
  );

/** Texts clipped by text spacing (WCAG 1.4.12). */
export const clippedBySpacing = (page: Page) =>
  page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(own);
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent!.trim() !== '',
      );
      if (!hides || !isText || element.closest('.visually-hidden, [aria-hidden="true"]'))
        return false;
      if (!element.checkVisibility()) return false;
      return (
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1
      );
    });
    const faults = clipped.map(({ outerHTML }) => outerHTML.slice(0, 200));
    const sideways =
      document.documentElement.scrollWidth - document.documentElement.clientWidth > 0;
    document.adoptedStyleSheets.pop();
    return sideways ? [...faults, 'the page moves sideways'] : faults;
  });

/** Texts that are cut off at twice the text size, and a page that moves sideways. */
export const cutInLargeText = (page: Page) =>
  page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(own);
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement!.checkVisibility()) continue;
      range.selectNodeContents(text);
      const { width, right } = range.getBoundingClientRect();
      let box: HTMLElement | null = width > 1 ? text.parentElement : null;
      while (box) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
        // Scrolled, cut on purpose, or for screen readers alone.
        if (['auto', 'scroll'].includes(overflowX)) break;
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
        if (box.clientWidth === 1 || box.matches('[aria-hidden="true"], dialog')) break;
        if (overflowX !== 'visible' && right > box.getBoundingClientRect().right + 1) {
          cut.push(text.textContent!.trim());
          break;
        }
        box = box.parentElement;
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    document.adoptedStyleSheets.pop();
    return scrollWidth > clientWidth ? [...cut, 'the page moves sideways'] : cut;
  });

/** Focusable elements without a focus ring, or covered when focused. */
export const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    const STILL = 30;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    // The ring may be on the card or box that the control fills.
    const hasRing = (element: HTMLElement) => {
      const around = [element, ...[1, 2, 3].map((up) => ancestor(element, up))];
      const styles = [
        ...around.map((each) => getComputedStyle(each)),
        getComputedStyle(element, '::after'),
      ];
      return styles.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      );
    };
    const ancestor = (element: HTMLElement, up: number): HTMLElement =>
      up === 0 ? element : ancestor(element.parentElement ?? element, up - 1);
    const coverOf = (element: HTMLElement): Element | null | undefined => {
      const target = element.closest('label') ?? element;
      const box = [...element.getClientRects()].find(({ width }) => width > 0);
      if (!box) return undefined;
      const tops = [0.5, 0.1, 0.9].map((part) =>
        document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part),
      );
      return tops.some((top) => top && (target.contains(top) || top.contains(element)))
        ? undefined
        : tops[0];
    };
    const faults: string[] = [];
    for (const element of all) {
      const html = element.outerHTML.slice(0, 160);
      if (element.tabIndex > 0) faults.push(`out of turn: ${html}`);
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      if (!hasRing(element)) faults.push(`no ring: ${html}`);
      // Waits for smooth scrolling.
      for (let i = 0; i < STILL && coverOf(element) !== undefined; i++) await frame();
      const cover = coverOf(element);
      if (cover !== undefined) faults.push(`under ${cover?.outerHTML.slice(0, 80)}: ${html}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return faults;
  });
