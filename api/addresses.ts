import { isIPv6 } from 'node:net';
import { ConfigError } from './config-error.ts';

const DEFAULT_WINDOW_SECONDS = 2;
const MAX_WINDOW_SECONDS = 3_600;

/** The addresses of a setting, with spaces or commas between them. */
export const addressesIn = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean);

/** The address of a server for its own machine: one that listens everywhere is asked at loopback. */
export function localAddress(host: string, port: number): string {
  const own = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIPv6(own) ? `[${own}]` : own}:${port}`;
}

/** Reads each address of a setting. Errors name the position: the value may be a secret. */
export function readEach<T extends { name: string }>(
  setting: string,
  value: string | undefined,
  read: (text: string, where: string) => T,
): T[] {
  const all = addressesIn(value).map((text, index) =>
    read(text, `${setting}, address ${index + 1}`),
  );
  const names = all.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ConfigError(`${setting} names ${twice} twice`);
  return all;
}

/** An address without its token and the window of its fragment (`#window=30`), and these. */
export function opened(url: URL, where: string, usualSeconds?: number) {
  const windowMs = readWindow(url, where, usualSeconds);
  const token = readToken(url, where);
  Object.assign(url, { username: '', password: '', hash: '' });
  return { url: url.href, token, windowMs };
}

function readToken({ username }: URL, where: string): string {
  try {
    return decodeURIComponent(username);
  } catch {
    throw new ConfigError(`${where} must have each % of its token written as %25`);
  }
}

/** Milliseconds to wait for further changes, by the fragment of an address. */
export function readWindow(url: URL, where: string, usual = DEFAULT_WINDOW_SECONDS): number {
  if (url.hash === '') return usual * 1000;
  const seconds = /^#window=(\d+)$/.exec(url.hash)?.[1];
  if (seconds === undefined || Number(seconds) > MAX_WINDOW_SECONDS)
    throw new ConfigError(
      `${where} must end in #window= and at most ${MAX_WINDOW_SECONDS} seconds`,
    );
  return Number(seconds) * 1000;
}
