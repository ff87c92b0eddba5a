import type { Lead, Sending } from '../leads/lead-sending.ts';

/** Key in localStorage of the leads that wait to be sent; absent while none does. */
export const OUTBOX_KEY = 'kheya_outbox';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Before a lead is given up: one that looks old may be of a clock that was far behind. */
const LEAST_ATTEMPTS = 10;

export interface Waiting {
  lead: Lead;
  attempts: number;
  since: number;
  notBefore: number;
  /** Name of the toast after a late success, where the visitor knows of the failure. */
  announce: string | null;
  /** The server will never take it as it is: it waits for the visitor to mend it. */
  refused?: boolean;
}

/** The part of `localStorage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function waiting(shelf: Shelf): Waiting[] {
  const kept = shelf.getItem(OUTBOX_KEY);
  return kept === null ? [] : parsed(kept);
}

/** Ignores entries of another shape: another version of the site, or somebody else, wrote them. */
function parsed(kept: string): Waiting[] {
  try {
    const list: unknown = JSON.parse(kept);
    return Array.isArray(list) ? list.filter(isWaiting) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const isWaiting = (each: Waiting | null): each is Waiting =>
  typeof each?.lead?.client_id === 'string' && Number.isFinite(each.since);

function put(shelf: Shelf, list: readonly Waiting[]): void {
  if (list.length === 0) shelf.removeItem(OUTBOX_KEY);
  else shelf.setItem(OUTBOX_KEY, JSON.stringify(list));
}

const without = (shelf: Shelf, id: string) =>
  waiting(shelf).filter(({ lead }) => lead.client_id !== id);

export function keep(shelf: Shelf, lead: Lead, announce: string | null, now: number): void {
  const entry = { lead, announce, attempts: 1, since: now, notBefore: now + FIRST_WAIT_MS };
  put(shelf, [...without(shelf, lead.client_id), entry]);
}

export function drop(shelf: Shelf, id: string): void {
  put(shelf, without(shelf, id));
}

/** Keeps a lead that the server did not take, until it is mended or thrown away. */
export function setAside(shelf: Shelf, id: string): void {
  put(
    shelf,
    waiting(shelf).map((each) => (each.lead.client_id === id ? { ...each, refused: true } : each)),
  );
}

/** The oldest lead that the visitor has to mend. */
export const refusedLead = (shelf: Shelf): Lead | undefined =>
  waiting(shelf).find(({ refused }) => refused)?.lead;

/** The lead that waits with these fields, which were put into a form again. */
export const leadWith = (shelf: Shelf, fields: Record<string, unknown>): Lead | undefined =>
  waiting(shelf).find(
    ({ lead, refused }) =>
      !refused && JSON.stringify(lead) === JSON.stringify({ ...fields, client_id: lead.client_id }),
  )?.lead;

/** 5 s, 10 s, 20 s, … up to 5 minutes. */
export const waitAfter = (attempts: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

interface Round {
  shelf: Shelf;
  send: (lead: Lead) => Promise<Sending>;
  now: () => number;
  /** The network has just come back: what waits for its time waits no longer. */
  eager: boolean;
}

/** A lead that went late; `promise`: when somebody will call, where that is not soon. */
export interface Delivered extends Waiting {
  promise: string | null;
}

/** Sends what is due, one after the other. Answers what went, and when to look again. */
export async function deliver({ shelf, send, now, eager }: Round): Promise<{
  sent: Delivered[];
  next: number | undefined;
}> {
  const sent: Delivered[] = [];
  for (const each of waiting(shelf)) {
    const id = each.lead.client_id;
    if (isGivenUp(each, now())) drop(shelf, id);
    if (!isThere(shelf, id) || each.refused || !(eager || isDue(each, now()))) continue;
    const { outcome, promise } = await send(each.lead);
    if (outcome === 'failed') {
      postpone(shelf, id, now());
      continue;
    }
    if (outcome === 'refused') {
      setAside(shelf, id);
      continue;
    }
    drop(shelf, id);
    sent.push({ ...each, promise });
  }
  const times = waiting(shelf).flatMap(({ notBefore, refused }) => (refused ? [] : [notBefore]));
  return { sent, next: times.length > 0 ? Math.min(...times) : undefined };
}

const isGivenUp = ({ since, attempts, refused }: Waiting, now: number) =>
  now - since > KEPT_MS && (refused === true || attempts >= LEAST_ATTEMPTS);

/** Due, too, is what would wait longer than anything does: the clock was set back since. */
const isDue = ({ notBefore }: Waiting, now: number) =>
  notBefore <= now || notBefore > now + LONGEST_WAIT_MS;

export const isThere = (shelf: Shelf, id: string) =>
  waiting(shelf).some(({ lead }) => lead.client_id === id);

function postpone(shelf: Shelf, id: string, now: number): void {
  const later = waiting(shelf).map((each) =>
    each.lead.client_id === id
      ? { ...each, attempts: each.attempts + 1, notBefore: now + waitAfter(each.attempts + 1) }
      : each,
  );
  put(shelf, later);
}
