import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Allowed methods of an address; none where no route matches. */
export type AllowedMethods = (url: string) => readonly string[];

/** Collects every API route that is registered from now on. */
export function noteMethods(app: FastifyInstance, prefix: string): AllowedMethods {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(`${prefix}/`)) return;
    const known = methods.get(url) ?? new Set();
    methods.set(url, known);
    for (const each of [method].flat()) known.add(each);
  });
  return (url) => {
    const asked = url.replace(/[?#].*/s, '').split('/');
    const fitting = [...methods].filter(([pattern]) => fits(pattern.split('/'), asked));
    return ORDER.filter((method) => fitting.some(([, known]) => known.has(method)));
  };
}

const fits = (pattern: readonly string[], asked: readonly string[]) =>
  pattern.length === asked.length &&
  pattern.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at]));

/** Throws 405 with Allow where the address exists but not for this method. */
export function requireMethod(method: string, allowed: readonly string[]): void {
  if (allowed.length === 0 || allowed.includes(method)) return;
  const allow = allowed.join(', ');
  throw new ApiError(405, 'This address is not asked in this way', { allow });
}
