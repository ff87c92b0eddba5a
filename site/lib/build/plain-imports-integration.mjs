import { basename } from 'node:path';

/** The module by which Vite loads what belongs to an import: style sheets above all. */
const HELPER = '\0vite/preload-helper.js';
/** An import that Vite wraps in it. */
const PRELOADED = /__vitePreload\((.*?), __VITE_PRELOAD__\)/gs;
/** Without state, and of a few bytes each. */
const COPIED = /\/(blank|digits|keep-typed|timeout-signal)\.ts$/;

/**
 * Leaves imports in a visitor's browser as they are. Style sheets stand in the pages, so that there is
 * nothing to load before: Vite's helper would be bytes of the script that every page has. Modules that
 * it shares with other scripts are copied into each: a chunk of their own would be one more journey
 * before anything on a page can be pressed.
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
  // Or its lists of files stay in the scripts.
  configEnvironment: () => ({ build: { modulePreload: false } }),
  resolveId: {
    filter: { id: COPIED },
    async handler(source, importer, options) {
      if (this.environment.name !== 'client' || !importer) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?in=${basename(importer)}` };
    },
  },
  load(id) {
    return id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined;
  },
  renderChunk(code, chunk, _options, { chunks }) {
    if (this.environment.name !== 'client' || !(chunk.isEntry || chunk.isDynamicEntry)) return null;
    return importsOfImports(chunk, chunks) + code.replace(PRELOADED, '($1)()');
  },
});

/**
 * Imports of what a script's imports import: requested with these, not one journey later. Nothing runs
 * in another order, since all of them run before the script.
 */
function importsOfImports({ imports }, chunks) {
  const all = new Set(imports);
  for (const name of all) for (const next of chunks[name]?.imports ?? []) all.add(next);
  const further = [...all].filter((name) => !imports.includes(name));
  return further.map((name) => `import"./${basename(name)}";`).join('');
}
