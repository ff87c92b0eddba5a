import { createHash } from 'node:crypto';
import { ConfigError } from './config-error.ts';

export type HookKind = 'webhook' | 'github' | 'deploy' | 'purge' | 'cloudflare';

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

const KINDS: Readonly<Record<string, HookKind>> = {
  'http:': 'webhook',
  'https:': 'webhook',
  'github+https:': 'github',
  'github+http:': 'github',
  'deploy+https:': 'deploy',
  'deploy+http:': 'deploy',
  'purge+https:': 'purge',
  'purge+http:': 'purge',
  'cloudflare+https:': 'cloudflare',
  'cloudflare+http:': 'cloudflare',
};

const WITH_TOKEN: ReadonlySet<HookKind> = new Set<HookKind>(['github', 'cloudflare']);
const DEFAULT_WINDOW_SECONDS = 2;
const MAX_WINDOW_SECONDS = 3_600;

/**
 * Parses REBUILD_WEBHOOKS: URLs separated by spaces or commas, each with its kind as a prefix
 * (`github+https://TOKEN@api.github.com/repos/owner/name/dispatches`) and the debounce in seconds
 * as a fragment (`#window=30`). Errors name the position: the value may be a secret.
 */
export function readHooks(value: string | undefined): Hook[] {
  const hooks = (value ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text, index) => readHook(text, `REBUILD_WEBHOOKS, address ${index + 1}`));
  const names = hooks.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ConfigError(`REBUILD_WEBHOOKS names ${twice} twice`);
  return hooks;
}

function readHook(text: string, where: string): Hook {
  const scheme = /^[a-z+]+:/.exec(text)?.[0] ?? '';
  const kind = KINDS[scheme];
  const address = text.replace(/^[a-z]+\+/, '');
  if (!kind || !URL.canParse(address))
    throw new ConfigError(
      `${where} must begin with https://, github+https://, deploy+https://, purge+https:// or cloudflare+https://`,
    );
  const url = new URL(address);
  const token = decodeURIComponent(url.username);
  if (WITH_TOKEN.has(kind) && token === '')
    throw new ConfigError(`${where} needs its token before the host: ${kind}+https://TOKEN@…`);
  const windowMs = readWindow(url, where) * 1000;
  url.username = '';
  url.password = '';
  url.hash = '';
  return { kind, name: nameOf(kind, url), url: url.href, token, windowMs };
}

/** Seconds to wait for further changes, of the fragment of an address. */
export function readWindow(url: URL, where: string, usual = DEFAULT_WINDOW_SECONDS): number {
  if (url.hash === '') return usual;
  const seconds = /^#window=(\d+)$/.exec(url.hash)?.[1];
  if (seconds === undefined || Number(seconds) > MAX_WINDOW_SECONDS)
    throw new ConfigError(
      `${where} must end in #window= and at most ${MAX_WINDOW_SECONDS} seconds`,
    );
  return Number(seconds);
}

/** A digest tells deploy hooks apart: their path is a secret. */
function nameOf(kind: HookKind, url: URL): string {
  const [, repository] = /^\/repos\/([^/]+\/[^/]+)\//.exec(url.pathname) ?? [];
  if (kind === 'github' && repository) return `github ${repository}`;
  const digest = createHash('sha256').update(url.href).digest('hex').slice(0, 6);
  return `${kind} ${url.host} ${digest}`;
}
