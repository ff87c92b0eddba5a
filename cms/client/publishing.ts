import type { AuditAction } from '#model/audit.ts';
import { isHeld, type HeldRevisions } from '#model/publishing.ts';
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

/** A record that failed to publish; its entity is `page` where no record is to blame. */
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
  /** Something has waited for the site for a minute, and nothing went live. */
  stopped: boolean;
  /** Pages that stay as they were before a publish was taken back. */
  held: number;
  /** The saves that visitors do not see because of that. */
  held_revisions: HeldRevisions | null;
  targets: Target[];
  failures: Failure[];
}

/** A record as it was when it was published. */
export interface Saved {
  entity: string;
  id: string;
  /** The record's title at the time. */
  label: string | null;
  /** The staff who saved it; empty: the system. */
  actors: string[];
  action: AuditAction | null;
  /** Names of the fields that changed. */
  changed: string[];
}

export interface Publish {
  id: number;
  revision: number;
  published_at: string;
  /** None: the site was made anew. */
  records: Saved[];
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

/** The delivery state of the whole site at a revision. */
export function publishState(revision: number, { targets }: Publishing): PublishState {
  const site = targets.find(({ name }) => name === SITE);
  if (site && site.delivered >= revision) return { state: 'live' };
  if (!site || site.attempts === 0) return { state: 'publishing' };
  return { state: 'failed', reason: site.last_status ?? 'The site did not answer' };
}

/** Held: visitors see it as it was before a rollback. */
export type RecordState = PublishState | { state: 'held' };

interface RecordOnSite {
  entity: string;
  id: string;
  revision: number;
}

/** The state of one record: a failure or a rollback of another does not change it. */
export function recordState(
  { entity, id, revision }: RecordOnSite,
  status: Publishing,
): RecordState {
  const failure = status.failures.find((each) => each.entity === entity && each.id === id);
  if (failure && failure.revision >= revision) return { state: 'failed', reason: failure.reason };
  const state = publishState(revision, status);
  return state.state === 'live' && isHeld(revision, status.held_revisions)
    ? { state: 'held' }
    : state;
}

/** The state of all saves together: live only when nothing failed, and nothing is held. */
export function siteState(status: Publishing): RecordState {
  const state = publishState(status.revision, status);
  if (state.state !== 'live') return state;
  const [failure] = status.failures;
  if (failure) return { state: 'failed', reason: failure.reason };
  return status.held > 0 ? { state: 'held' } : state;
}
