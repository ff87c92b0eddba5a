import type { RecordNamed } from '#model/entities/index.ts';
import { request } from './request.ts';

/** How somebody asks for what is kept of them. */
export interface AskedPerson {
  phone: string;
  email: string;
}

/** Counts of what is kept of a person. */
export interface PersonalDataCounts {
  enquiries: number;
  in_trash: number;
  timeline: number;
  mails: number;
  audit_entries: number;
}

type Lead = RecordNamed<'contact-submission'>;

/** All of it; rows besides the enquiries are for the file alone. */
export interface PersonalData extends Record<keyof PersonalDataCounts, unknown[]> {
  exported_at: string;
  enquiries: Lead[];
  in_trash: Lead[];
}

const call = <T>(what: string, body: object) =>
  request<T>(`/personal-data/${what}`, { method: 'POST', body });

export const countPersonalData = (asked: AskedPerson) => call<PersonalDataCounts>('search', asked);
export const exportPersonalData = (asked: AskedPerson) => call<PersonalData>('export', asked);

/** Refused where there are other enquiries than the `expected` ones that were counted. */
export const erasePersonalData = (asked: AskedPerson, expected: number) =>
  call<PersonalDataCounts>('erase', { ...asked, expected });

/** Notes that a list of enquiries leaves the CMS as a file. */
export const noteExport = (count: number) =>
  request<null>('/contact-submissions/exports', { method: 'POST', body: { count } });
