import type { ErrorBody, Fault } from '#model/kit/errors.ts';

/** An error response: thrown anywhere, serialised by the error handler. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly detail: ErrorBody['detail'];
  readonly headers: Record<string, string>;

  constructor(status: number, detail: ErrorBody['detail'], headers: Record<string, string> = {}) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail));
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

export class Unauthorized extends ApiError {
  override name = 'Unauthorized';
  constructor(detail = 'Sign in to do this') {
    super(401, detail, { 'www-authenticate': 'Bearer' });
  }
}

export class Forbidden extends ApiError {
  override name = 'Forbidden';
  constructor(detail = 'Your role does not allow this') {
    super(403, detail);
  }
}

/** Names of records within a sentence, where they differ from the label. */
const spokenNames: Readonly<Record<string, string>> = { 'Blog Post': 'Post' };

export class NotFound extends ApiError {
  override name = 'NotFound';
  /** `label` is the entity's label: `Tour Package` → "Tour package not found". */
  constructor(label: string) {
    const name = spokenNames[label] ?? label;
    super(404, `${name.charAt(0)}${name.slice(1).toLowerCase()} not found`);
  }
}

export class Conflict extends ApiError {
  override name = 'Conflict';
  constructor(detail: ErrorBody['detail']) {
    super(409, detail);
  }
}

/** For staff, who can make room. */
const DISK_IS_FULL =
  'The disk of the server is full, and nothing was changed. Make room, by deleting pictures that no record shows or with the help of whoever runs the server, then try again.';

/** The disk is full. */
export class NoRoom extends ApiError {
  override name = 'NoRoom';
  constructor(detail = DISK_IS_FULL) {
    super(507, detail);
  }
}

export class Unprocessable extends ApiError {
  override name = 'Unprocessable';
  constructor(faults: Fault[]) {
    super(422, faults);
  }
}

/** A field of the body cannot be as it was sent. */
export const refusedField = (name: string, msg: string, type: string) =>
  new Unprocessable([{ loc: ['body', name], msg, type }]);

/** A value that has to be unique is that of another record. */
export const takenField = (name: string, msg: string) =>
  new Conflict([{ loc: ['body', name], msg, type: 'unique' }]);

export class TooManyRequests extends ApiError {
  override name = 'TooManyRequests';
  constructor(detail: string, retryAfterSeconds: number) {
    super(429, detail, { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) });
  }
}
