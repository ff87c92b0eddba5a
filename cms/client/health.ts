import { request } from './request.ts';

export interface Health {
  status: string;
  version: string;
}

const TIMEOUT_MS = 10_000;

export const health = () => request<Health>('/health', { signal: AbortSignal.timeout(TIMEOUT_MS) });
