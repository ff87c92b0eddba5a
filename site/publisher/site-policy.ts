import { createHash } from 'node:crypto';
import type { SSRManifest } from 'astro';

type Directive = NonNullable<SSRManifest['csp']>['scriptDirective' | 'styleDirective'];

/**
 * The policy that allows what the compiled site has inline in any page, as Astro writes it: what the
 * build knows, what it writes into the pages of each route, and the styles of these hashes.
 */
export function sitePolicy(
  { csp, routes }: SSRManifest,
  styles: Iterable<string>,
): string | undefined {
  if (!csp) return undefined;
  const scripts = routes
    .flatMap((route) => route.scripts)
    .flatMap((each) => ('type' in each && each.type === 'inline' ? each.value : []));
  return [
    ...(csp.directives.length > 0 ? [`${csp.directives.join(';')};`] : []),
    `script-src 'self'${allowed(csp.scriptDirective, scripts.map(sourceHash))};`,
    `style-src 'self'${allowed(csp.styleDirective, styles)};`,
  ].join(' ');
}

/** How a policy names a text that it allows. */
export const sourceHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

const allowed = ({ hashes }: Directive, more: Iterable<string>) =>
  [...hashes.map((each) => (typeof each === 'string' ? each : each.hash)), ...more]
    .map((hash) => ` '${hash}'`)
    .join('');
