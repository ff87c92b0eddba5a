import type { Page } from '@playwright/test';

/** Minimum contrast of non-text elements, WCAG 1.4.11. */
const LEAST = 3;

/** Focus rings with too little contrast to their background, as "ratio: element". */
export const faintRings = (page: Page) =>
  page.evaluate((least) => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const colourOf = (css: string): Colour => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const luminance = ([red, green, blue]: Colour) => {
      const [r, g, b] = [red, green, blue].map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const contrast = (a: Colour, b: Colour) => {
      const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
      return (light! + 0.05) / (dark! + 0.05);
    };
    /** Background colours behind a ring: of the nearest background, all stops of a gradient. */
    const groundOf = (element: Element | null): Colour[] => {
      if (!element) return [colourOf('#fff')];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const steps = (backgroundImage.match(/rgba?\([^)]*\)/g) ?? [])
        .map(colourOf)
        .filter(([, , , alpha]) => alpha === 255);
      if (steps.length > 0) return steps;
      const own = colourOf(backgroundColor);
      return own[3] === 255 ? [own] : groundOf(element.parentElement);
    };
    const isDrawn = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    /** The element with the outline: the control, its box, or the card that it covers. */
    const bearerOf = (control: Element) => {
      let element: Element | null = control;
      for (let up = 0; up <= 3 && element; up++, element = element.parentElement)
        for (const style of [getComputedStyle(element), getComputedStyle(element, '::after')])
          if (isDrawn(style)) return { element, style };
      return undefined;
    };
    const faults: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    for (const control of all) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== control) continue;
      const bearer = bearerOf(control);
      if (!bearer) continue;
      const { element, style } = bearer;
      const lies = parseFloat(style.outlineOffset) < 0 ? element : element.parentElement;
      const ring = colourOf(style.outlineColor);
      const ratio = Math.min(...groundOf(lies).map((ground) => contrast(ring, ground)));
      if (ratio < least) faults.push(`${ratio.toFixed(2)}: ${control.outerHTML.slice(0, 160)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return faults;
  }, LEAST);

/** Links within text that are marked by colour alone. */
export const linksByColourAlone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p a, main .prose a')]
      .filter((link) => link.checkVisibility())
      .filter((link) => link.parentElement!.textContent.trim() !== link.textContent.trim())
      .filter((link) => {
        const { textDecorationLine, backgroundColor, borderStyle } = getComputedStyle(link);
        const isBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderStyle !== 'none';
        return !textDecorationLine.includes('underline') && !isBox;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
