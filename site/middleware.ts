import type { MiddlewareHandler } from 'astro';
import { manifest } from 'virtual:astro:manifest';
import { withoutIslandRuntime } from './lib/island-runtime.ts';
import { withOwnHashesOnly } from './lib/page-policy.ts';

const withoutRuntime = withoutIslandRuntime(manifest.clientDirectives.values());

/**
 * Leaves out of every page what its own file brings, and out of its policy what is not in it. The
 * bytes are looked at as they are, a character each: what Bengali pages say need not be decoded.
 */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const bytes = locals.handed?.() ?? Buffer.from(await response.arrayBuffer());
  const { policy, hashes } = locals;
  const html = withOwnHashesOnly(withoutRuntime(bytes.toString('latin1')), policy, hashes);
  if (!locals.take) return new Response(Buffer.from(html, 'latin1'), response);
  locals.take(html);
  return response;
};
