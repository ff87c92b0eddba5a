import type { AuditAction } from '#model/access/audit.ts';
import { request } from './request.ts';

export interface AuditEntry {
  id: number;
  at: string;
  actor_name: string | null;
  action: AuditAction;
  entity: string;
  record_id: string | null;
  label: string | null;
}

export const lastChanges = (limit: number) => request<AuditEntry[]>(`/audit-log?limit=${limit}`);
