import { errorMessage, type Fault } from '#model/errors.ts';

/** An answer that is not a success; its message is fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(errorMessage(status, body));
    this.status = status;
    this.body = body;
  }

  /** What a 422 says is wrong, place by place. */
  get faults(): Fault[] {
    const { detail } = (this.body ?? {}) as { detail?: unknown };
    return this.status === 422 && Array.isArray(detail) ? (detail as Fault[]) : [];
  }
}

/** No answer at all. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause });
  }
}

const ON_MOBILE = 'Network connection failed. Please check your internet connection and try again.';

const isMobile = () => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

/** The server's own words, or why there are none on a phone; otherwise `fallback`. */
export function messageFor(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof NetworkError && isMobile() ? ON_MOBILE : fallback;
}

/** The session is over: the token is not, or no longer, good. */
export function endsSession(error: unknown): boolean {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return true;
  return error instanceof Error && /Unauthorized|Forbidden/.test(error.message);
}
