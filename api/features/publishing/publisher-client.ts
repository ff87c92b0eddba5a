import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeldRevisions } from '#model/publishing.ts';
import type { SmallContent } from './content.ts';
import { ask, DeliveryError } from './delivery.ts';

/** A record that failed to publish. */
export interface Failure {
  entity: string;
  id: string;
  revision: number;
  reason: string;
  failed_at: string;
}

/** Wildcard for all addresses, where they are too many to list. */
export const EVERYTHING = '*';

/** The publisher's report on the site. */
export interface SiteReport {
  revision: number;
  failures: Failure[];
  broken: { path: string; reason: string }[];
  held: number;
  /** Addresses of the pinned pages, or `EVERYTHING`. */
  held_pages: string[];
  /** Revisions hidden by a rollback. */
  held_revisions: HeldRevisions | null;
  /** Addresses whose pages changed. */
  changed: string[];
}

/** Result of the last full verify. */
export interface SelfCheck {
  checked_at: string;
  checked: number;
  differing: number;
  paths: string[];
}

export interface Publish {
  id: number;
  revision: number;
  published_at: string;
  records: { entity: string; id: string }[];
  pages: number;
  state: 'live' | 'rolled_back';
}

/** HTTP client of the local publisher, with signed requests. */
export class PublisherClient {
  readonly #siteDir: string;
  readonly #secret: string;

  constructor(dataDir: string, secret: string) {
    this.#siteDir = join(dataDir, 'site');
    this.#secret = secret;
  }

  /** `since`: the revision the site is known to have; `content`: the delta after it, if small. */
  publishNews(known: {
    revision: number;
    since: number;
    content: SmallContent | undefined;
  }): Promise<SiteReport> {
    return this.#ask('content.changed', known);
  }

  status(): Promise<SiteReport & { publishes: Publish[] }> {
    return this.#ask('site.status');
  }

  rollBack(publish: number): Promise<SiteReport> {
    return this.#ask('site.rollback', { publish });
  }

  resume(): Promise<SiteReport> {
    return this.#ask('site.resume');
  }

  rebuild(): Promise<SiteReport> {
    return this.#ask('site.rebuild');
  }

  verify(): Promise<{ checked: number; differing: string[] }> {
    return this.#ask('site.verify');
  }

  retry(entity: string, id: string): Promise<SiteReport> {
    return this.#ask('record.retry', { entity, id });
  }

  preview(change: { entity: string; id: string; record: unknown }, path: string) {
    return this.#ask<{ html: string }>('page.preview', { change, path });
  }

  /** Read from the publisher's folder, so that it is known while none runs. */
  async lastCheck(): Promise<SelfCheck | null> {
    try {
      const file = await readFile(join(this.#siteDir, 'self-check.json'), 'utf8');
      return JSON.parse(file) as SelfCheck;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async #ask<T>(type: string, data: unknown = {}): Promise<T> {
    try {
      return JSON.parse(await ask(this.#address(), this.#secret, { type, data })) as T;
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      throw code === 'ECONNREFUSED' ? notRunning(error) : error;
    }
  }

  /** The publisher's address, which it writes to a file at startup. */
  #address(): string {
    try {
      // Synchronous: the file is so small that a thread-pool hop costs more than the read.
      const file = readFileSync(join(this.#siteDir, 'publisher.json'), 'utf8');
      return (JSON.parse(file) as { url: string }).url;
    } catch (error) {
      throw notRunning(error);
    }
  }
}

const notRunning = (cause: unknown) => new DeliveryError('The publisher is not running', { cause });
