import { opened, readEach, readWindow } from './addresses.ts';
import { bucketIn, keysFor, type Bucket, type BucketKeys, type KeysFor } from './bucket.ts';
import { ConfigError } from './config-error.ts';

/** Names of pages in a bucket: their addresses, or those with `/index.html` behind them. */
const PAGE_KEYS = ['address', 'index'] as const;
export type PageKeys = (typeof PAGE_KEYS)[number];

/** A bucket that the pages are sent to. */
export interface SiteBucket {
  kind: 's3';
  name: string;
  bucket: Bucket;
  pageKeys: PageKeys;
  /** Debounce: wait this long for further changes before sending. */
  windowMs: number;
}

/** A site of Netlify. */
export interface NetlifySite {
  kind: 'netlify';
  /** Without any part of the token. */
  name: string;
  /** The address of the site in the API, without the token. */
  url: string;
  token: string;
  windowMs: number;
}

/** A host that is sent the published files. */
export type SiteHost = SiteBucket | NetlifySite;

export interface PublishToSettings extends BucketKeys, KeysFor<'PUBLISH'> {
  PUBLISH_TO?: string;
}

const SETTING = 'PUBLISH_TO';
/** Netlify takes three deploys a minute and a hundred a day. */
const NETLIFY_WINDOW_SECONDS = 60;

type Reader = (text: string, where: string, settings: PublishToSettings) => SiteHost;

/** Readers by scheme. */
const readers: Readonly<Record<string, Reader>> = {
  's3:': (text, where, settings) => {
    const place = text.replace(/#.*/s, '');
    const bucket = bucketIn(where, place, keysFor('PUBLISH', settings));
    const url = new URL(text);
    const asked = /[#&]pages=(\w*)/.exec(url.hash)?.[1] ?? 'address';
    const pageKeys = PAGE_KEYS.find((each) => each === asked);
    if (!pageKeys) throw new ConfigError(`${where} must have #pages=${PAGE_KEYS.join(' or ')}`);
    url.hash = url.hash.replace(/([#&])pages=\w*&?/, '$1').replace(/[#&]$/, '');
    const windowMs = readWindow(url, where);
    return { kind: 's3', name: `s3 ${place.slice('s3://'.length)}`, bucket, pageKeys, windowMs };
  },
  'netlify+https:': netlify,
  'netlify+http:': netlify,
};

function netlify(text: string, where: string): NetlifySite {
  const url = new URL(text.replace('netlify+', ''));
  const [, site] = /^\/api\/v1\/sites\/([\w.-]+)$/.exec(url.pathname) ?? [];
  if (url.username === '' || site === undefined || url.search !== '')
    throw new ConfigError(
      `${where} must be like netlify+https://TOKEN@api.netlify.com/api/v1/sites/SITE`,
    );
  return {
    kind: 'netlify',
    name: `netlify ${site}`,
    ...opened(url, where, NETLIFY_WINDOW_SECONDS),
  };
}

/** Parses PUBLISH_TO: addresses, each with the debounce in seconds as a fragment (`#window=30`). */
export const readPublishTo = (settings: PublishToSettings): SiteHost[] =>
  readEach(SETTING, settings.PUBLISH_TO, (text, where) => {
    const read = readers[/^[a-z\d+]+:/.exec(text)?.[0] ?? ''];
    if (!read || !URL.canParse(text.replace('netlify+', '')))
      throw new ConfigError(`${where} must begin with s3:// or netlify+https://`);
    return read(text, where, settings);
  });

/** The places of a site, of which files of nobody's are removed, that a place in a bucket lies in. */
const around = (hosts: readonly SiteHost[], { address, prefix }: Bucket): Bucket[] =>
  hosts
    .flatMap((host) => (host.kind === 's3' ? [host.bucket] : []))
    .filter((site) => site.address === address && prefix.startsWith(site.prefix));

/** Pictures may lie in the site's place at their own addresses alone, `static/uploads`. */
export function requireApart(hosts: readonly SiteHost[], pictures: Bucket | undefined): void {
  if (!pictures) return;
  if (around(hosts, pictures).some(({ prefix }) => pictures.prefix !== `${prefix}static/uploads/`))
    throw new ConfigError(`${SETTING} must not hold FILES_URL: give each a folder of its own`);
}

/** Backups are nobody's to read. */
export function requireNoBackups(hosts: readonly SiteHost[], backups: Bucket): void {
  if (around(hosts, backups).length > 0)
    throw new ConfigError(`${SETTING} must not hold BACKUP_DIR: give each a folder of its own`);
}
