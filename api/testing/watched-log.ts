import type { LogStream } from '../logging.ts';

export interface WatchedLog {
  stream: LogStream;
  /** Leaked secrets, each with the start of its line; grows while the server runs. */
  leaks: readonly string[];
}

/** Scans every log line for secrets. */
export function watchedLog(secrets: readonly string[]): WatchedLog {
  const leaks: string[] = [];
  const write = (line: string) => {
    for (const secret of secrets)
      if (line.includes(secret)) leaks.push(`${secret} in ${line.slice(0, 300)}`);
  };
  return { stream: { write }, leaks };
}
