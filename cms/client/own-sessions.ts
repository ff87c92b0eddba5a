import { request } from './request.ts';

/** One place where one is signed in. */
export interface OwnSession {
  id: string;
  device: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  is_current: boolean;
}

export const ownSessions = () => request<OwnSession[]>('/auth/sessions');

export const endSession = (id: string) =>
  request<null>(`/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Ends this session on the server. Whoever cannot reach it is signed out on this device alone. */
export const endThisSession = () => request<null>('/auth/logout', { method: 'POST' });
