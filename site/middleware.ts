import type { MiddlewareHandler } from 'astro';
import { withoutIslandRuntime } from './lib/island-runtime.ts';
import { withOwnHashesOnly } from './lib/page-policy.ts';

/** Leaves out of every page what its own file brings, and out of its policy what is not in it. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withOwnHashesOnly(withoutIslandRuntime(await response.text())), response);
};
