import type { Page } from '@playwright/test';

interface Declarations {
  path: string;
  looked: number;
  unknown: string[];
}

/**
 * Declarations of the style sheets of the page that is shown, and of others, as served, that the
 * browser drops: a minifier can merge valid ones into an invalid one, and no other tool reports it.
 * The others are read, not shown: most have the same declarations, each of which is tried once.
 */
export const unknownDeclarations = (
  page: Page,
  paths: readonly string[],
): Promise<Declarations[]> =>
  page.evaluate(async (all) => {
    const sheets = new Map<string, Promise<string>>();
    const sheetAt = (href: string) => {
      const sheet = sheets.get(href) ?? fetch(href).then((answer) => answer.text());
      sheets.set(href, sheet);
      return sheet;
    };
    const isKnown = new Map<string, boolean>();
    const others = all.map(async (path) => {
      const html = await (await fetch(path)).text();
      return look(path, new DOMParser().parseFromString(html, 'text/html'));
    });
    return Promise.all([look(location.pathname, document), ...others]);

    async function look(path: string, of: Document): Promise<Declarations> {
      const links = of.querySelectorAll('link[rel="stylesheet"]');
      const styles = await Promise.all([
        ...[...of.querySelectorAll('style')].map((style) => style.textContent),
        ...[...links].map((link) => sheetAt(link.getAttribute('href')!)),
      ]);
      const declarations = new Set(styles.flatMap(declarationsOf));
      for (const each of declarations) if (!isKnown.has(each)) isKnown.set(each, knows(each));
      const unknown = [...declarations].filter((each) => !isKnown.get(each));
      return { path, looked: declarations.size, unknown };
    }

    function declarationsOf(css: string): string[] {
      // Strings are removed before parsing.
      const plain = css
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/url\([^)]*\)/g, 'url("")')
        .replace(/"[^"]*"|'[^']*'/g, '""')
        .replace(/@(font-face|property)[^{]*\{[^}]*\}/g, '');
      return [...plain.matchAll(/([^{};]+)(?=[;}])/g)]
        .map(([each]) => each.trim())
        .filter((each) => /^[a-z][a-z-]*\s*:/.test(each));
    }

    function knows(declaration: string): boolean {
      const [name = '', ...rest] = declaration.split(':');
      const value = rest
        .join(':')
        .replace(/!important$/, '')
        .trim();
      // Vendor prefix: a browser may support the prefixed name beside it.
      return [name, `-webkit-${name}`].some((each) => CSS.supports(each.trim(), value));
    }
  }, paths);
