import type { PublicName } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { request } from './request.ts';

/** URLs of a record's preview with the form's unsaved values, valid for an hour. */
export type PreviewLinks = Readonly<Record<Locale, string>>;

interface Unsaved {
  entity: PublicName;
  /** Of the record that is changed; nothing for a new one. */
  id?: string;
  record: object;
}

export const preview = (body: Unsaved) =>
  request<PreviewLinks>('/preview', { method: 'POST', body });
