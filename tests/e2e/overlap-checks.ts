import type { Page } from '@playwright/test';

/**
 * Visible controls covered by a floating element, as "what floats over control". Floating: fixed or
 * sticky, apart from frames that all content scrolls beneath: header and bottom bar. Frames must
 * not overlap each other.
 */
export const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const CONTROL = 'a[href], button, input, select, textarea, summary';
    /** Tolerance: part of a card's picture, which is a link as a whole, may be covered. */
    const MOST = 0.1;
    const placed = (element: Element): Element | undefined => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).position === 'fixed') return each;
      return undefined;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = [...document.querySelectorAll(CONTROL)]
      .filter((each) => isSeen(each) && !each.closest('.skip, [popover]:popover-open'))
      .map((element) => ({ element, box: shownOf(element), on: placed(element) }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > 0);
    const share = (one: DOMRect, other: DOMRect) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 0.5 && height > 0.5 ? (width * height) / (other.width * other.height) : 0;
    };
    const name = (element: Element) => element.outerHTML.replace(/<svg[^]*/, '').slice(0, 120);
    const floating = all.filter(({ on, element }) => on === element);
    const frames = all.filter(({ on, element }) => on && on !== element);
    const faults: string[] = [];
    for (const one of [...floating, ...frames])
      for (const other of all) {
        if (one.element === other.element || (one.on === other.on && !other.on)) continue;
        // Content beneath a frame can be scrolled into view.
        const isBeneath = frames.includes(one) && !other.on;
        const isUnder = floating.includes(one) && !other.on && underFrame(other.box);
        if (isBeneath || isUnder || share(one.box, other.box) <= (other.on ? 0 : MOST)) continue;
        faults.push(`${name(one.element)} over ${name(other.element)}`);
      }
    return faults;

    /** Without what is scrolled out of a box around it. */
    function shownOf(element: Element): DOMRect {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (
        let each = element.parentElement;
        each && each !== document.body;
        each = each.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const around = each.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    function underFrame(box: DOMRect): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document
        .elementsFromPoint(x, y)
        .find((each) => !each.matches('.whatsapp, .whatsapp *'));
      return top !== undefined && placed(top) !== undefined;
    }
  });
