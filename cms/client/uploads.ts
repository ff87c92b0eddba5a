import type { Alts } from '#model/media/picture-alts.ts';
import { ApiError } from './api-error.ts';
import { answerOf, request } from './request.ts';

/** A record that shows a picture. */
export interface Use {
  entity: string;
  id: string;
  label: string;
}

/** A picture on the server, with every record that shows it. */
export interface Upload extends Alts {
  file: string;
  /** The name of the file where it came from. */
  name: string | null;
  url: string;
  size: number;
  width: number;
  height: number;
  uploaded_at: string;
  used_by: Use[];
}

export const uploadsKey = ['uploads'] as const;

const PAGE = 500;

export async function listUploads(signal: AbortSignal): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (;;) {
    const path = `/uploads?limit=${PAGE}&offset=${uploads.length}`;
    const { body, headers } = await answerOf<Upload[]>(path, { signal });
    uploads.push(...body);
    if (body.length === 0 || uploads.length >= Number(headers.get('x-total-count'))) return uploads;
  }
}

export const removeUpload = (file: string) =>
  request<null>(`/uploads/${encodeURIComponent(file)}`, { method: 'DELETE' });

/** Says what a picture shows; null takes the words back. */
export const describeUpload = (file: string, alts: Partial<Alts>) =>
  request<Alts>(`/uploads/${encodeURIComponent(file)}`, { method: 'PUT', body: alts });

/** The records that keep a picture from being deleted; nothing for any other refusal. */
export function usesIn(error: unknown): readonly Use[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { detail } = (error.body ?? {}) as { detail?: { used_by?: Use[] } };
  return detail?.used_by;
}
