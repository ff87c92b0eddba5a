import { AsyncLocalStorage } from 'node:async_hooks';
import type { LRUCache } from 'lru-cache';
import type { Frames } from './frames.ts';
import type { Answer } from './known.ts';
import type { Placeholders } from './placeholders.ts';
import type { TextName } from './records.ts';
import type { StandIns } from './stand-ins.ts';
import type { Query } from './store.ts';

/** What one page asked the store, each question with the fingerprint of its answer. */
export type Reads = Map<string, string>;

/** What stands in for what goes into a page last: words of the agency, what they fill, long texts. */
export interface Later {
  placeholders: Placeholders;
  frames: Frames;
  texts: StandIns<TextName>;
}

interface Help {
  /** What other pages asked before: taken as the store's answer. */
  known?: LRUCache<string, Answer>;
  /** What stands in for what is put into the page last. */
  later?: Later | undefined;
}

interface Recording extends Help {
  reads: Reads;
  /** What each came to. */
  answers: Map<string, Answer>;
  /** How often something was asked, be it the same again. */
  asked: number;
}

const recording = new AsyncLocalStorage<Recording>();

/** Runs `render` and says what it read. Outside of a recording, reading leaves no trace. */
export async function recordReads<T>(
  render: () => Promise<T>,
  help: Help = {},
): Promise<{ result: T; reads: Reads }> {
  const reads: Reads = new Map();
  const result = await recording.run({ ...help, reads, answers: new Map(), asked: 0 }, render);
  return { result, reads };
}

/** Nothing where a page is made as it is in the end. */
export const laterInPage = () => recording.getStore()?.later;

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
  const key = JSON.stringify(query);
  const own = store.answers.get(key);
  if (own) return own.value;
  let answer = store.known?.get(key);
  if (!answer) {
    const text = ask();
    answer = { value: parsed(text), fingerprint: fingerprint(text) };
    store.known?.set(key, answer);
  }
  store.answers.set(key, answer);
  store.reads.set(key, answer.fingerprint);
  return answer.value;
}

const parsed = (answer: string | null): unknown => (answer === null ? null : JSON.parse(answer));
