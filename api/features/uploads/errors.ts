import { ApiError } from '../../errors.ts';

export class TooLarge extends ApiError {
  override name = 'TooLarge';
  constructor(detail: string) {
    super(413, detail);
  }
}

export class UnsupportedKind extends ApiError {
  override name = 'UnsupportedKind';
  constructor(detail = 'Only JPEG, PNG, GIF and WebP pictures are taken') {
    super(415, detail);
  }
}

/** A fault of the form, or of one of its files. */
export class FaultyForm extends ApiError {
  override name = 'FaultyForm';
  constructor(field: string, msg: string, type: string) {
    super(422, [{ loc: ['body', field], msg, type }]);
  }
}

/** The decoder cannot go on. */
export const damaged = (cause: unknown) =>
  Object.assign(
    new FaultyForm('file', 'The picture is damaged: not all of it can be read', 'damaged'),
    { cause },
  );

/** Back-pressure: the queue is full. */
export class Busy extends ApiError {
  override name = 'Busy';
  constructor(detail: string, retryAfterSeconds: number) {
    super(503, detail, { 'retry-after': String(retryAfterSeconds) });
  }
}

/** The client has disconnected. */
export class Abandoned extends ApiError {
  override name = 'Abandoned';
  constructor() {
    super(400, 'The upload was broken off');
  }
}
