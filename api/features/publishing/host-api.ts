import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { DeliveryError, refused, unreached } from '../../webhook.ts';

/** The longest answer that is read: a list of every file of a large site. */
const ANSWER_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 120_000;

interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  /** JSON, unless it is bytes. */
  body?: object;
  /** Ends the wait for an answer. */
  stop?: AbortSignal | undefined;
}

/**
 * The API of a host. Its answers are read as far as they have the form that is expected, and none of
 * its words are shown. Throws DeliveryError.
 */
export class HostApi {
  readonly #token: string;
  readonly #timeoutMs: number;

  constructor(token: string, timeoutMs = TIMEOUT_MS) {
    this.#token = token;
    this.#timeoutMs = timeoutMs;
  }

  async ask<T extends TSchema>(
    url: string,
    { method, body, stop }: Asked,
    form: T,
  ): Promise<Static<T>> {
    const late = AbortSignal.timeout(this.#timeoutMs);
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(url, {
      method,
      // Redirects are not followed: they could leak the token to another host.
      redirect: 'manual',
      signal: stop ? AbortSignal.any([stop, late]) : late,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'user-agent': 'kheya',
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    }).catch(unreached);
    if (!response.ok) {
      await response.body?.cancel();
      throw refused(response);
    }
    const answer = parsed(await textOf(response).catch(unreached));
    if (!Compile(form).Check(answer)) throw notUnderstood();
    return answer as Static<T>;
  }
}

const notUnderstood = () => new DeliveryError('It gave an answer that is not understood');

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > ANSWER_BYTES) throw notUnderstood();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notUnderstood();
  }
}
