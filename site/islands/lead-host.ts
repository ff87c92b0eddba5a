import type { LeadForm } from '../lib/leads/lead-form-element.ts';

/** Sends the form. It is the page's: an island that asks for its code would make a page load two files. */
export const hostOf = (form: HTMLFormElement) => form.closest<LeadForm>('lead-form')!;
