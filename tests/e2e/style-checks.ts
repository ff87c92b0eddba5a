import type { Page } from '@playwright/test';

/**
 * Declarations of the page's style sheets, as served, that the browser drops: a minifier can merge
 * valid ones into an invalid one, and no other tool reports it.
 */
export const unknownDeclarations = (page: Page) =>
  page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    const sheets = await Promise.all([
      ...[...document.querySelectorAll('style')].map((style) => style.textContent),
      ...[...links].map(async ({ href }) => (await fetch(href)).text()),
    ]);
    // Strings are removed before parsing.
    const plain = sheets.map((css) =>
      css
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/url\([^)]*\)/g, 'url("")')
        .replace(/"[^"]*"|'[^']*'/g, '""'),
    );
    const declarations = new Set(
      plain.flatMap((css) =>
        [...css.replace(/@(font-face|property)[^{]*\{[^}]*\}/g, '').matchAll(/([^{};]+)(?=[;}])/g)]
          .map(([each]) => each.trim())
          .filter((each) => /^[a-z][a-z-]*\s*:/.test(each)),
      ),
    );
    const unknown = [...declarations].filter((declaration) => {
      const [name = '', ...rest] = declaration.split(':');
      const value = rest
        .join(':')
        .replace(/!important$/, '')
        .trim();
      // Vendor prefix: a browser may support the prefixed name beside it.
      return ![name, `-webkit-${name}`].some((each) => CSS.supports(each.trim(), value));
    });
    return { looked: declarations.size, unknown };
  });
