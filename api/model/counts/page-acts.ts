/** Acts counted of a page: that it was read, and what visitors did on it. Each once a visit to a page. */
export const PAGE_ACTS = ['view', 'form', 'call', 'whatsapp'] as const;
export type PageAct = (typeof PAGE_ACTS)[number];

/** Days that sums are shown of. */
export const COUNTED_DAYS = [7, 30, 90] as const;
export type CountedDays = (typeof COUNTED_DAYS)[number];

/** Sums of acts, and of the leads that came from the same pages. */
export interface PageSums {
  views: number;
  forms: number;
  calls: number;
  whatsapp: number;
  leads: number;
}
export type SumName = keyof PageSums;

/** The sum that an act counts in. */
export const sumOf: Readonly<Record<PageAct, Exclude<SumName, 'leads'>>> = {
  view: 'views',
  form: 'forms',
  call: 'calls',
  whatsapp: 'whatsapp',
};

export const noSums = (): PageSums => ({ views: 0, forms: 0, calls: 0, whatsapp: 0, leads: 0 });
