import { hash } from 'node:crypto';
import { opened, readEach } from './addresses.ts';
import { ConfigError } from './config-error.ts';

const PREFIXES = ['github', 'deploy', 'purge', 'cloudflare'] as const;
export type HookKind = 'webhook' | (typeof PREFIXES)[number];

/** A webhook of the environment. */
export interface Hook {
  kind: HookKind;
  /** Display name without any part of the secret. */
  name: string;
  /** Without the token. */
  url: string;
  token: string;
  /** Debounce: wait this long for further changes before sending. */
  windowMs: number;
}

const WITH_TOKEN: ReadonlySet<HookKind> = new Set<HookKind>(['github', 'cloudflare']);

/**
 * Parses REBUILD_WEBHOOKS: addresses, each with its kind as a prefix
 * (`github+https://TOKEN@api.github.com/repos/owner/name/dispatches`) and the debounce in seconds
 * as a fragment (`#window=30`).
 */
export const readHooks = (value: string | undefined): Hook[] =>
  readEach('REBUILD_WEBHOOKS', value, (text, where) => {
    const [, prefix, address = ''] = /^(?:([a-z]+)\+)?(https?:.*)$/.exec(text) ?? [];
    const kind = prefix === undefined ? 'webhook' : PREFIXES.find((each) => each === prefix);
    if (!kind || !URL.canParse(address))
      throw new ConfigError(
        `${where} must begin with https://, github+https://, deploy+https://, purge+https:// or cloudflare+https://`,
      );
    const url = new URL(address);
    if (WITH_TOKEN.has(kind) && url.username === '')
      throw new ConfigError(`${where} needs its token before the host: ${kind}+https://TOKEN@…`);
    const asked = opened(url, where);
    return { kind, name: nameOf(kind, url), ...asked };
  });

/** A digest tells deploy hooks apart: their path is a secret. */
function nameOf(kind: HookKind, url: URL): string {
  const [, repository] = /^\/repos\/([^/]+\/[^/]+)\//.exec(url.pathname) ?? [];
  if (kind === 'github' && repository) return `github ${repository}`;
  return `${kind} ${url.host} ${hash('sha256', url.href).slice(0, 6)}`;
}
