import { AsyncLocalStorage } from 'node:async_hooks';
import type { Query } from './store.ts';

/** What one page asked the store, each question with the fingerprint of its answer. */
export type Reads = Map<string, string>;

const recording = new AsyncLocalStorage<Reads>();

/** Runs `render` and says what it read. Outside of a recording, reading leaves no trace. */
export async function recordReads<T>(
  render: () => Promise<T>,
): Promise<{ result: T; reads: Reads }> {
  const reads: Reads = new Map();
  const result = await recording.run(reads, render);
  return { result, reads };
}

export function noteRead(query: Query, fingerprint: string): void {
  recording.getStore()?.set(JSON.stringify(query), fingerprint);
}
