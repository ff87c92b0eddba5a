import { text } from './field.ts';

/** Alt texts of an uploaded picture, in both languages. */
export const altFields = {
  alt_en: text({ label: 'What it shows', max: 250 }),
  alt_bn: text({ label: 'What it shows', max: 250 }),
} as const;
