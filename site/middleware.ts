import type { MiddlewareHandler } from 'astro';
import { manifest } from 'virtual:astro:manifest';
import { withPolicy } from './lib/build/csp.ts';
import { withoutIslandRuntime } from './lib/build/island-runtime.ts';

const withoutRuntime = withoutIslandRuntime(manifest.clientDirectives.values());
// Not by `import.meta.env.DEV`: Astro fills that in from a variable DEV of whoever builds.
const withOwnPolicy = withPolicy(manifest, process.env['NODE_ENV'] === 'development');
// Astro would list the hashes of all pages in each of them.
manifest.shouldInjectCspMetaTags = false;

/**
 * Removes Astro's island runtime, which the page script brings, and fills in the page's policy. The
 * page is handled as latin1, one character per byte: decoding Bengali texts would cost more.
 */
export const onRequest: MiddlewareHandler = async ({ routePattern }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const html = withoutRuntime(bytes.toString('latin1'));
  const finished = withOwnPolicy?.(html, routePattern) ?? html;
  return new Response(Buffer.from(finished, 'latin1'), response);
};
