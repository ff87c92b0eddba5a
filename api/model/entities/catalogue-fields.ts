import { flag, image, images, lines, markdown, moment, tags } from '../kit/field.ts';

/** The terms of everything that is sold on a page of its own. */
export const termsFields = {
  cancellation_terms: markdown({ label: 'Terms of cancellation', max: 5_000, bilingual: true }),
} as const;

/** Things that come with something, or do not. */
export const listLines = (label: string) =>
  lines({ label, hint: 'One per line', items: 40, max: 200, bilingual: true });

/** Fields shared by tours and Umrah packages: inclusions, pictures, and text. */
export const packageFields = {
  inclusions: listLines('Inclusions'),
  exclusions: listLines('Exclusions'),
  images: images({ label: 'Photos', items: 30 }),
  cover_photo: image({ label: 'Cover photo' }),
  package_details: markdown({ label: 'Package details', max: 20_000, bilingual: true }),
  ...termsFields,
  tags: tags({ label: 'Tags' }),
} as const;

/** Fields shared by all catalogue records: the visibility flag and its schedule. */
export const availabilityFields = {
  is_available: flag({ label: 'Available', default: true }),
  is_featured: flag({ label: 'Featured', default: false }),
} as const;

export const scheduleFields = {
  publish_at: moment({
    label: 'Shown from',
    hint: 'Time in Dhaka. Leave empty to show it at once',
    visibility: 'staff',
  }),
  unpublish_at: moment({
    label: 'Shown until',
    hint: 'Time in Dhaka. Leave empty to show it for good',
    visibility: 'staff',
  }),
} as const;
