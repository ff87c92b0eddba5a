import { fileURLToPath } from 'node:url';

/**
 * Compiles the site into a module that renders any page on request.
 * @returns {import('astro').AstroIntegration}
 */
export function publisherAdapter() {
  return {
    name: 'kheya-publisher',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'kheya-publisher',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('entry.ts', import.meta.url)),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        }),
    },
  };
}
