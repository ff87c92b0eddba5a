import { text } from './field.ts';

/** What is typed of an uploaded picture: what it shows, in either language. */
export const altFields = {
  alt_en: text({ label: 'What it shows', max: 250 }),
  alt_bn: text({ label: 'What it shows', max: 250 }),
} as const;
