import { createHash } from 'node:crypto';

const POLICY = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/;
const HASH = / '(sha256-[^']+)'/g;
const INLINE = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * The page with a policy that names its own scripts and styles. The compiled site names those of
 * every page: bytes that no compression makes smaller, ahead of the first word. Every character
 * stands for one byte.
 */
export function withOwnHashesOnly(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, , text]) => hashOf(text!)));
  return html.replace(POLICY, (policy) =>
    policy.replaceAll(HASH, (whole, hash: string) => (own.has(hash) ? whole : '')),
  );
}

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
