import { request } from './request.ts';

export interface Target {
  name: string;
  delivered: number;
  /** Failures in a row. */
  attempts: number;
  last_status: string | null;
  next_attempt_at: string | null;
  updated_at: string;
}

/** What could not be published, and why; the entity is `page` where no record is to blame. */
export interface Failure {
  entity: string;
  id: string;
  revision: number;
  reason: string;
  failed_at: string;
}

export interface Publishing {
  revision: number;
  sending: boolean;
  /** Pages that stay as they were before a publish was taken back. */
  held: number;
  /** Their addresses; too many: `*`. */
  held_pages: string[];
  targets: Target[];
  failures: Failure[];
}

export interface Publish {
  id: number;
  revision: number;
  published_at: string;
  records: { entity: string; id: string }[];
  /** Files that were replaced, added or removed. */
  pages: number;
  state: 'live' | 'rolled_back';
}

export type PublishState =
  { state: 'live' } | { state: 'publishing' } | { state: 'failed'; reason: string };

export const publishing = () => request<Publishing>('/publishing');

export const publishes = (signal: AbortSignal) =>
  request<Publish[]>('/publishing/publishes', { signal });

export const rollBack = (id: number) =>
  request<Publishing>(`/publishing/publishes/${id}/rollback`, { method: 'POST' });

/** Takes every rollback back. */
export const resume = () => request<Publishing>('/publishing/resume', { method: 'POST' });

export const retry = ({ entity, id }: Pick<Failure, 'entity' | 'id'>) =>
  request<unknown>(`/publishing/records/${entity}/${encodeURIComponent(id)}/retry`, {
    method: 'POST',
  });

/** The target that is the site itself. */
export const SITE = 'site';

/** Where the site as a whole is on its way. */
export function publishState(revision: number, { targets }: Publishing): PublishState {
  const site = targets.find(({ name }) => name === SITE);
  if (site && site.delivered >= revision) return { state: 'live' };
  if (!site || site.attempts === 0) return { state: 'publishing' };
  return { state: 'failed', reason: site.last_status ?? 'The site did not answer' };
}

/** Where a record is; held while its page stays as it was before a rollback. */
export type RecordState = PublishState | { state: 'held' };

/** Stands for every address, where they are too many to name. */
const EVERYTHING = '*';

interface RecordOnSite {
  entity: string;
  id: string;
  revision: number;
  /** Its addresses on the site. */
  pages: readonly string[];
}

/** Where one record is: its own failure does not keep others from going live, nor does a rollback. */
export function recordState(
  { entity, id, revision, pages }: RecordOnSite,
  status: Publishing,
): RecordState {
  const failure = status.failures.find((each) => each.entity === entity && each.id === id);
  if (failure && failure.revision >= revision) return { state: 'failed', reason: failure.reason };
  const state = publishState(revision, status);
  const isHeld = status.held_pages.some((page) => page === EVERYTHING || pages.includes(page));
  return state.state === 'live' && isHeld ? { state: 'held' } : state;
}

/** Where everything is that was saved: live only when nothing failed. */
export function siteState(status: Publishing): PublishState {
  const state = publishState(status.revision, status);
  const [failure] = status.failures;
  return state.state === 'live' && failure ? { state: 'failed', reason: failure.reason } : state;
}
