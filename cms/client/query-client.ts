import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** Not retried: a 4xx is the client's own error, and the same request gets it again. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

export const shouldRetry = (failures: number, error: unknown) =>
  !isRefusal(error) && failures < RETRIES;

export const retryWait = (attempt: number) => Math.min(1_000 * 2 ** attempt, LONGEST_WAIT_MS);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Asked even without a network: a server on the same machine needs none.
      queries: {
        gcTime: KEPT_MS,
        retry: shouldRetry,
        retryDelay: retryWait,
        networkMode: 'always',
        // Queries that failed without a network succeed once it is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
