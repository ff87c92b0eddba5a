import type { Delivery, Failure, Publish, Publishing } from '#model/publishing/index.ts';
import { SITE } from '#model/publishing/names.ts';
import { isPinned } from '#model/publishing/state.ts';
import { request } from './request.ts';

export type PublishState =
  | { state: 'live' }
  | { state: 'publishing' }
  | { state: 'failed'; reason: string };

export const publishing = () => request<Publishing>('/publishing');

export const publishes = (signal: AbortSignal) =>
  request<Publish[]>('/publishing/publishes', { signal });

export const rollBack = (id: number) =>
  request<Publishing>(`/publishing/publishes/${id}/rollback`, { method: 'POST' });

/** Takes every rollback back. */
export const resume = () => request<Publishing>('/publishing/resume', { method: 'POST' });

/** The last deliveries to a target, the newest first. */
export const deliveries = (target: string, signal: AbortSignal) =>
  request<Delivery[]>(`/publishing/deliveries?target=${encodeURIComponent(target)}`, { signal });

/** Delivers to a target at once: what it lacks, or everything. */
export const resend = (target: string, everything: boolean) =>
  request<Publishing>('/publishing/resend', { method: 'POST', body: { target, everything } });

export const retry = ({ entity, id }: Pick<Failure, 'entity' | 'id'>) =>
  request<unknown>(`/publishing/records/${entity}/${encodeURIComponent(id)}/retry`, {
    method: 'POST',
  });

/** The delivery state of the whole site at a revision, which is 0 before the first save. */
export function publishState(revision: number, { targets }: Publishing): PublishState {
  const site = targets.find(({ name }) => name === SITE);
  if ((site?.delivered ?? 0) >= revision) return { state: 'live' };
  if (!site || site.attempts === 0) return { state: 'publishing' };
  return { state: 'failed', reason: site.last_status ?? 'The site did not answer' };
}

/** Pinned: visitors see it as it was before a rollback. */
export type RecordState = PublishState | { state: 'pinned' };

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
  return state.state === 'live' && isPinned(revision, status.pinned_revisions)
    ? { state: 'pinned' }
    : state;
}

/** The state of all saves together: live only when nothing failed, and nothing is pinned. */
export function siteState(status: Publishing): RecordState {
  const state = publishState(status.revision, status);
  if (state.state !== 'live') return state;
  const [failure] = status.failures;
  if (failure) return { state: 'failed', reason: failure.reason };
  return status.pinned > 0 ? { state: 'pinned' } : state;
}
