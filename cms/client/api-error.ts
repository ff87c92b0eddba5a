import { errorMessage, type Fault } from '#model/kit/errors.ts';

/** An answer that is not a success; its message is fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(sentenceIn(body) ?? errorMessage(status, body));
    this.status = status;
    this.body = body;
  }

  /** The faults of what was sent, one per field: not valid, or taken; empty for any other answer. */
  get faults(): Fault[] {
    const { detail } = (this.body ?? {}) as { detail?: unknown };
    return Array.isArray(detail) ? (detail as Fault[]) : [];
  }
}

/**
 * The sentence of a refusal that comes with records: all of it, as text, would fill the screen. Where
 * it says "Somebody", the body has the name.
 */
function sentenceIn(body: unknown): string | undefined {
  const { detail } = (body ?? {}) as { detail?: { message?: unknown; changed_by?: unknown } };
  if (typeof detail?.message !== 'string') return undefined;
  const by = typeof detail.changed_by === 'string' ? detail.changed_by : 'Somebody';
  return detail.message.replace(/^Somebody\b/, () => by);
}

/** An error page of a network or host in between: the server gives its reason as JSON. */
export const isForeign = (error: ApiError) => error.body === null;

/** There is no such record, or not any more. */
export const isGone = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && !isForeign(error);

/** Whether the server found fault with this property of what was sent. */
export const isFaultOf = (error: unknown, property: string) =>
  error instanceof ApiError && error.faults.some(({ loc }) => loc.at(-1) === property);

/** No HTTP response at all: offline, blocked or cut off. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause });
  }
}

const ON_MOBILE = 'Network connection failed. Please check your internet connection and try again.';

const isMobile = () => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

const AT_A_DESK = 'The server cannot be reached. Check the network connection and try again.';

/** Why it failed, where that is known. */
export function causeOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.message;
  if (error instanceof NetworkError) return isMobile() ? ON_MOBILE : AT_A_DESK;
  return undefined;
}

/** The server's own words, or why there are none on a phone; otherwise `fallback`. */
export const messageFor = (error: unknown, fallback: string): string =>
  failureOf(error, fallback)[0];

/** Message and cause of an error for a toast, which also explains a network failure on a desktop. */
export function failureOf(error: unknown, fallback: string): [summary: string, cause?: string] {
  if (error instanceof ApiError) return [error.message];
  if (!(error instanceof NetworkError)) return [fallback];
  return isMobile() ? [ON_MOBILE] : [fallback, AT_A_DESK];
}

/** Retryable client errors: 408 request timeout and 429 rate limit. */
const PASSING: ReadonlySet<number> = new Set([408, 429]);

/** No retry helps: the same request is refused again, as a file of a wrong kind is. */
export const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !PASSING.has(error.status);

/** The session is over: the token is not, or no longer, good. */
export function endsSession(error: unknown): boolean {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return true;
  return error instanceof Error && /Unauthorized|Forbidden/.test(error.message);
}
