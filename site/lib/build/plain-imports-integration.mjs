/** The module by which Vite loads what belongs to an import: style sheets above all. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves imports in a visitor's browser as they are. Style sheets stand in the pages, so that there is
 * nothing to load before: Vite's helper would be bytes of the script that every page has.
 * @returns {import('astro').AstroIntegration}
 */
export function plainImports() {
  return {
    name: 'kheya-plain-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin()] } });
      },
    },
  };
}

/** @returns {import('vite').Plugin} */
const plugin = () => ({
  name: 'kheya-plain-imports',
  enforce: 'pre',
  load(id) {
    return id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined;
  },
});
