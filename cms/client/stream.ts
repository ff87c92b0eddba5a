import { ApiError } from './api-error.ts';
import { eventsIn, type ServerEvent } from './event-stream.ts';
import { BASE, parsed, unauthorized } from './request.ts';
import { token } from './token.ts';

/** Heartbeat timeout: the server sends something at least every 15 seconds. */
export const SILENCE_MS = 45_000;

/**
 * Server-sent events, read by fetch because an EventSource sends no Authorization header. `onHeard` is
 * told of heartbeats, too.
 */
export async function* stream(
  signal: AbortSignal,
  onHeard: () => void,
): AsyncGenerator<ServerEvent> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, SILENCE_MS);
  try {
    const bearer = token.read();
    const response = await fetch(`${BASE}/publishing/stream`, {
      headers: { authorization: `Bearer ${bearer ?? ''}` },
      signal: ending.signal,
    });
    if (response.status === 401) unauthorized(bearer);
    if (!response.ok || !response.body)
      throw new ApiError(response.status, parsed(await response.text()));
    let text = '';
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
      onHeard();
      const { events, rest } = eventsIn(text + decoder.decode(value, { stream: true }));
      text = rest;
      yield* events;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
