import { request } from './request.ts';

/** Whether what is owed to others is taken by them. */
interface Delivery {
  state: 'off' | 'well' | 'refused';
  refused: number;
  since: string | null;
  reason: string | null;
}

/** As the server tells it to staff. */
export interface Health {
  status: string;
  version: string;
  backup: {
    state: 'none' | 'made' | 'late' | 'failed';
    made_at: string | null;
    proved_at: string | null;
    proved: boolean | null;
    /** Why the last backup, or its check, failed. */
    reason: string | null;
  };
  mails: Delivery;
  lead_webhook: Delivery;
}

const TIMEOUT_MS = 10_000;

export const health = () => request<Health>('/health', { signal: AbortSignal.timeout(TIMEOUT_MS) });
