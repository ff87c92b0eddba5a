import type { MiddlewareHandler } from 'astro';
import { withOwnHashesOnly } from './lib/page-policy.ts';

/** Has every page's policy allow what stands in that page, and nothing of others. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withOwnHashesOnly(await response.text()), response);
};
