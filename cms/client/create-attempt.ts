import { randomId } from '#model/kit/random-id.ts';
import { ApiError } from './api-error.ts';

/** A create that one form makes, however often it is tried. */
export interface CreateAttempt {
  /** Its Idempotency-Key. */
  key: string;
  /** The body sent under the key, while its outcome is unknown; null otherwise. */
  unanswered: unknown;
}

export const newAttempt = (): CreateAttempt => ({ key: randomId(), unanswered: null });

/**
 * One idempotency key per body, the same for an equal body. For records with a unique column, of
 * which a changed body makes no second: an account has its e-mail.
 */
export function keysByBody(): (body: unknown) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const words = JSON.stringify(body);
    const key = keys.get(words) ?? randomId();
    keys.set(words, key);
    return key;
  };
}

interface Create<D, R> {
  draft: D;
  send: (draft: D, key: string) => Promise<R>;
  /** Called when the attempt is on its way, so that it outlives the page. */
  onSend: () => void;
}

/**
 * Sends a draft under the key of its form. An earlier try with another body that got no answer is
 * retried first: it may have arrived, and then the record it made is the answer.
 */
export async function tryCreate<D, R>(
  attempt: CreateAttempt,
  { draft, send, onSend }: Create<D, R>,
): Promise<{ record: R; isEarlier: boolean }> {
  const earlier = attempt.unanswered as D | null;
  if (earlier !== null && JSON.stringify(earlier) !== JSON.stringify(draft))
    try {
      return { record: await send(earlier, attempt.key), isEarlier: true };
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  attempt.unanswered = draft;
  onSend();
  try {
    return { record: await send(draft, attempt.key), isEarlier: false };
  } catch (error) {
    // A conflict may be that the earlier try is still being worked on.
    if (isRefusal(error)) attempt.unanswered = error.status === 409 ? earlier : null;
    throw error;
  }
}

/** A refusal: the server created nothing, and gave the reason. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500;
