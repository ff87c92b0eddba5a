import { AsyncLocalStorage } from 'node:async_hooks';
import type { Query } from './store.ts';

/** What one page asked the store, each question with the fingerprint of its answer. */
export type Reads = Map<string, string>;

interface Recording {
  reads: Reads;
  /** What each came to, parsed: for reading only. */
  answers: Map<string, unknown>;
  /** How often something was asked, be it the same again. */
  asked: number;
}

const recording = new AsyncLocalStorage<Recording>();

/** Runs `render` and says what it read. Outside of a recording, reading leaves no trace. */
export async function recordReads<T>(
  render: () => Promise<T>,
): Promise<{ result: T; reads: Reads }> {
  const reads: Reads = new Map();
  const result = await recording.run({ reads, answers: new Map(), asked: 0 }, render);
  return { result, reads };
}

/** How many questions the page has asked so far. */
export const questionsAsked = () => recording.getStore()?.asked ?? 0;

/** The answer to a question, parsed; one that a page asks again is not looked up again. */
export function answered(
  query: Query,
  ask: () => string | null,
  fingerprint: (answer: string | null) => string,
): unknown {
  const store = recording.getStore();
  if (!store) return parsed(ask());
  store.asked++;
  const { reads, answers } = store;
  const key = JSON.stringify(query);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = ask();
  const value = parsed(answer);
  answers.set(key, value);
  reads.set(key, fingerprint(answer));
  return value;
}

const parsed = (answer: string | null): unknown => (answer === null ? null : JSON.parse(answer));
