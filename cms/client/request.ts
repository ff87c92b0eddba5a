import { ApiError, NetworkError } from './api-error.ts';
import { ownWrite } from './own-revisions.ts';
import { noteServerTime } from './server-time.ts';
import { token } from './token.ts';

export const BASE = '/api/v1';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** Sent without the token; a 401 says nothing about the session. */
  anonymous?: true;
  /** Names a create: sent again under the same name, nothing is made twice. */
  idempotencyKey?: string;
  /** Sent to its end though the page is left meanwhile. */
  keepalive?: true;
}

interface Answer<T> {
  body: T;
  headers: Headers;
}

let onUnauthorized = () => {};
let onForbidden = () => {};

/** `listener` is told when the server no longer takes the token. */
export function whenUnauthorized(listener: () => void): void {
  onUnauthorized = listener;
}

/** `listener` is told when a call is not for this user, who may have had another role before. */
export function whenForbidden(listener: () => void): void {
  onForbidden = listener;
}

/** The server did not take this token: the session is over, unless somebody has signed in again since. */
export function unauthorized(refused: string | null): void {
  if (refused === token.read()) onUnauthorized();
}

/** The body of a call's answer; throws ApiError or NetworkError. */
export const request = async <T>(path: string, call?: Call): Promise<T> =>
  (await answerOf<T>(path, call)).body;

export function answerOf<T>(path: string, call: Call = {}): Promise<Answer<T>> {
  const answer = fetched<T>(path, call);
  return (call.method ?? 'GET') === 'GET' ? answer : ownWrite(answer);
}

async function fetched<T>(path: string, call: Call): Promise<Answer<T>> {
  const bearer = call.anonymous ? null : token.read();
  const { response, text } = await send(path, call, bearer);
  noteServerTime(response.headers);
  if (response.status === 401 && !call.anonymous) unauthorized(bearer);
  if (response.status === 403 && !call.anonymous) onForbidden();
  return { body: bodyOf<T>(response.status, text), headers: response.headers };
}

async function send(path: string, call: Call, bearer: string | null) {
  const { method = 'GET', body, signal, idempotencyKey, keepalive = false } = call;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = `"${idempotencyKey}"`;
  try {
    const response = await fetch(BASE + path, {
      method,
      headers,
      keepalive,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted && signal.reason?.name === 'AbortError') throw error;
    throw new NetworkError(error);
  }
}

/**
 * The body of an answer that is a success. One that is no JSON, or cut off, is of a network in between:
 * its sign-in page answers everything so, and the server may never have been asked.
 */
export function bodyOf<T>(status: number, text: string): T {
  const body = parsed(text);
  if (status < 200 || status > 299) throw new ApiError(status, body);
  if (status !== 204 && body === null && text !== 'null') throw new NetworkError(text);
  return body as T;
}

export function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy in between answers in HTML: the status says enough.
    return null;
  }
}
