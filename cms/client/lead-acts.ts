import type { LeadAct } from '#model/contact/lead-events.ts';
import { contactSubmission } from '#model/entities/index.ts';
import { request } from './request.ts';

/** One entry of the timeline of a lead, as the API answers it. */
export interface TimelineEntry {
  id: string;
  at: string;
  kind: LeadAct | 'arrived' | 'mailed' | 'sent_on' | 'changed' | 'restored';
  user_name: string | null;
  note: string | null;
  template: string | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Somebody who may own a lead. */
export interface LeadOwner {
  id: string;
  full_name: string;
  on_duty_since: string | null;
}

export interface NewAct {
  kind: LeadAct;
  note?: string;
  template_id?: string;
  /** When it was done, where it is sent later. */
  at?: string;
}

const { path } = contactSubmission;

export const timelineKey = ['timeline'] as const;
export const ownersKey = ['lead-owners'] as const;

export const timelineOf = (id: string, signal: AbortSignal) =>
  request<TimelineEntry[]>(`${path}/${id}/timeline`, { signal });

/** Sends an act under its key; it outlives the page, which a call or a chat may hide. */
export const sendAct = (id: string, act: NewAct, idempotencyKey: string) =>
  request<{ id: number }>(`${path}/${id}/events`, {
    method: 'POST',
    body: act,
    idempotencyKey,
    keepalive: true,
  });

export const leadOwners = (signal: AbortSignal) =>
  request<LeadOwner[]>(`${path}/owners`, { signal });

export const setDuty = (on_duty: boolean) =>
  request<LeadOwner>(`${path}/duty`, { method: 'PUT', body: { on_duty } });
