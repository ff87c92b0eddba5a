import type { LogStream } from '../logging.ts';

export interface WatchedLog {
  stream: LogStream;
  /** The secrets that were logged, each with the beginning of its line; grows while the server runs. */
  leaks: readonly string[];
}

/** Reads every line of a log for what may stand in none. */
export function watchedLog(secrets: readonly string[]): WatchedLog {
  const leaks: string[] = [];
  const write = (line: string) => {
    for (const secret of secrets)
      if (line.includes(secret)) leaks.push(`${secret} in ${line.slice(0, 300)}`);
  };
  return { stream: { write }, leaks };
}
