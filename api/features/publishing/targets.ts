import { SITE, type InlineDelta, type SiteReport } from '#model/publishing/index.ts';
import Type from 'typebox';
import { deliveredTo, lastRevision } from '../../crud/outbox.ts';
import type { Db } from '../../db/database.ts';
import type { Hook, HookKind } from '../../hooks.ts';
import { namedSince } from './changed-addresses.ts';
import { DeliveryError, notify, signed } from '../../webhook.ts';
import { HostApi } from './host-api.ts';
import type { PublisherClient } from './publisher-client.ts';
import { inlineDelta } from './site-content.ts';
import { lastChange } from './site-state.ts';

/** How far a target is. */
export interface Progress {
  /** The last write that it was told of. */
  delivered: number;
  /** The last change of pages that it was told of: one comes without a write, too. 0: of none. */
  changes: number;
}

/** The result of a delivery. */
export interface Delivery extends Progress {
  /** The publisher's report on the site. */
  site?: SiteReport;
  /** Files that were sent, where it is files. */
  sent?: number;
  /** Files that were removed. */
  removed?: number;
}

/** A receiver of content changes. */
export interface Target {
  name: string;
  /** Debounce before sending. */
  coalesceMs: number;
  /** Shortest and longest back-off after a failure. */
  backOffMs: readonly [shortest: number, longest: number];
  /** How far it is to be. */
  due: (db: Db) => Promise<Progress>;
  /** Delivers what is `due` to a target that `had` less; stops halfway when asked to. */
  send: (due: Progress, had: Progress, db: Db, stop: AbortSignal) => Promise<Delivery>;
  /** Whether there is something to send that is no change of a page. */
  hasMore?: () => Promise<boolean>;
  /** What it says without being told of anything. */
  news?: () => Promise<SiteReport | undefined>;
}

const writes = async (db: Db): Promise<Progress> => ({
  delivered: await lastRevision(db),
  changes: 0,
});

/** What visitors can see of it. */
export const livePages = async (db: Db): Promise<Progress> => ({
  delivered: await deliveredTo(db, SITE),
  changes: await lastChange(db),
});

/**
 * The local publisher. It answers once the pages are on disk, so that the revision it names is live;
 * while it renders thousands of pages it answers now and then, with the revision that was live before.
 */
export const siteTarget = (publisher: PublisherClient, clock: () => Date): Target => ({
  ...publisherTarget(publisher, clock),
  name: SITE,
  news: () => publisher.statusOfNew(),
});

/** A further publisher. Its report is its own: what staff see is that of the site. */
export const furtherTarget = (
  publisher: PublisherClient,
  url: string,
  clock: () => Date,
): Target => {
  const target = publisherTarget(publisher, clock);
  const send: Target['send'] = async (...given) => {
    const { delivered, changes } = await target.send(...given);
    return { delivered, changes };
  };
  return { ...target, name: `publisher ${new URL(url).host}`, send };
};

const publisherTarget = (
  publisher: PublisherClient,
  clock: () => Date,
): Omit<Target, 'name' | 'news'> => ({
  coalesceMs: 0,
  backOffMs: [200, 2_000],
  due: writes,
  send: async ({ delivered: revision }, { delivered: since }, db) => {
    const content = await inlineDelta(db, since, clock());
    const publishWith = (some?: InlineDelta) =>
      publisher.publishNews({ revision, since, ...(some && { content: some }) });
    const site = await publishWith(content).catch((error: unknown) => {
      if (!content || !(error instanceof DeliveryError) || error.status === undefined) throw error;
      // Fallback: a push that is refused is pulled.
      return publishWith();
    });
    return { delivered: site.revision, changes: 0, site };
  },
});

type Sender = (hook: Hook, secret: string, payload: Payload) => Promise<void>;

interface Payload {
  revision: number;
  /** Full URLs of changed pages; undefined: all of them. */
  changed: () => Promise<string[] | undefined>;
}

const GITHUB = {
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
};

/** The most addresses that one call may name, on every plan of Cloudflare but the largest. */
const PURGED_AT_ONCE = 100;
const Purged = Type.Object({ success: Type.Literal(true) });

/** Senders by kind. */
const senders: Readonly<Record<HookKind, Sender>> = {
  webhook: ({ url }, secret, { revision }) =>
    notify(url, signed(secret, { type: 'content.changed', data: { revision } })),
  github: ({ url, token }, _secret, { revision }) =>
    notify(url, {
      payload: JSON.stringify({ event_type: 'content-change', client_payload: { revision } }),
      headers: { ...GITHUB, authorization: `Bearer ${token}` },
    }),
  deploy: ({ url }) => notify(url, { payload: '{}' }),
  purge: async ({ url }, secret, { revision, changed }) => {
    const addresses = (await changed()) ?? null;
    await notify(url, signed(secret, { type: 'site.changed', data: { revision, addresses } }));
  },
  cloudflare: async ({ url, token }, _secret, { changed }) => {
    const api = new HostApi(token);
    const forget = (body: object) => api.ask(url, { method: 'POST', body }, Purged);
    const addresses = await changed();
    if (!addresses) return void (await forget({ purge_everything: true }));
    for (let start = 0; start < addresses.length; start += PURGED_AT_ONCE)
      await forget({ files: addresses.slice(start, start + PURGED_AT_ONCE) });
  },
};

/** Ordering: caches are purged only after the site is live. */
const AFTER_SITE: ReadonlySet<HookKind> = new Set<HookKind>(['purge', 'cloudflare']);

/** A remote target: a CI, a deploy hook, a cache. */
export const hookTarget = (hook: Hook, secret: string, siteUrl: string): Target => ({
  name: hook.name,
  coalesceMs: hook.windowMs,
  backOffMs: [1_000, 300_000],
  due: AFTER_SITE.has(hook.kind) ? livePages : writes,
  send: async (due, had, db) => {
    const changed = async () => {
      const paths = await namedSince(db, had.changes);
      return paths?.map((path) => new URL(path, siteUrl).href);
    };
    // A save that changes no page is nothing to a cache.
    const isNews = !AFTER_SITE.has(hook.kind) || due.changes > had.changes;
    if (isNews) await senders[hook.kind](hook, secret, { revision: due.delivered, changed });
    return due;
  },
});
