import { isBlank } from '../text/blank.ts';

/** Words that an advertisement puts behind the address of the page that it leads to. */
export const UTM_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export const ORIGIN_NAMES = [...UTM_NAMES, 'referrer_host'] as const;

/** Characters of such a word that are kept. */
export const UTM_MAX = 150;
/** The longest name of a host. */
export const HOST_MAX = 253;

/** Campaign and site that a visitor came by; null where nobody said. */
export type LeadOrigin = Record<(typeof ORIGIN_NAMES)[number], string | null>;

interface Arrival {
  /** Claim of the visitor's browser; anything at all. */
  said: unknown;
  /** The page of the form, where the browser says nothing: forms without JavaScript. */
  page?: string | undefined;
  /** Hosts of this site: whoever comes from there came from nowhere else. */
  ownHosts: readonly string[];
}

/**
 * Sanitizer: cuts and drops, and never throws. Nobody typed these words, so a strange one is no reason
 * to refuse the message that it came with.
 */
export function originOf({ said, page, ownHosts }: Arrival): LeadOrigin {
  const given = { ...wordsOfPage(page, ownHosts), ...(isObject(said) ? said : {}) };
  const words = UTM_NAMES.map((name) => [name, plainWord(given[name])] as const);
  const host = plainHost(given['referrer_host']);
  const referrer_host = host !== null && ownHosts.includes(host) ? null : host;
  return { ...Object.fromEntries(words), referrer_host } as LeadOrigin;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only of a page of this site: the address of another one is nobody's business here. */
function wordsOfPage(page: string | undefined, ownHosts: readonly string[]) {
  const address = page === undefined ? null : URL.parse(page);
  if (!address || !ownHosts.includes(address.hostname)) return {};
  return Object.fromEntries(UTM_NAMES.map((name) => [name, address.searchParams.get(name)]));
}

/** Bidirectional controls, characters of no width but the joiners of Bengali, and halves of others. */
const INVISIBLE =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\p{Cs}\p{Co}\p{Cn}]/gu;
const SPACES = /[\s\p{Cc}]+/gu;
/** Normalizing takes time by length: more than this is cut before it. */
const READ_MAX = 4 * UTM_MAX;

function plainWord(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const plain = value
    .slice(0, READ_MAX)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim();
  const cut = [...plain].slice(0, UTM_MAX).join('').trim();
  return isBlank(cut) ? null : cut;
}

const HOST = /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** The name of a host, of an address too: path and query of another site are left where they are. */
function plainHost(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > READ_MAX) return null;
  const address = URL.parse(value.includes('://') ? value : `http://${value}`);
  const host = address?.hostname.toLowerCase().replace(/\.$/, '') ?? '';
  return host.length <= HOST_MAX && HOST.test(host) ? host : null;
}

/** "facebook · cpc · eid-tours"; null without a campaign. */
export function campaignInWords(
  origin: Pick<LeadOrigin, (typeof UTM_NAMES)[number]>,
): string | null {
  const words = UTM_NAMES.flatMap((name) => origin[name] ?? []);
  return words.length === 0 ? null : words.join(' · ');
}
