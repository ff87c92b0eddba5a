import type { Fault } from '../kit/errors.ts';
import { isBlank } from '../text/blank.ts';

/** Places in which a review was said. */
export const REVIEW_SOURCES = [
  'google',
  'facebook',
  'letter',
  'email',
  'message',
  'in_person',
] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];

interface Said {
  text_en: string | null;
  text_bn: string | null;
  is_active: boolean;
  has_consent: boolean;
}

const fault = (column: string, msg: string): Fault => ({
  loc: ['body', column],
  msg,
  type: 'review',
});

/** The reason why a review cannot be kept as it is: nothing is said, or shown without consent. */
export function reviewFault({ text_en, text_bn, is_active, has_consent }: Said): Fault | undefined {
  if (isBlank(text_en ?? '') && isBlank(text_bn ?? ''))
    return fault('text_en', 'must be given in English or in Bengali');
  if (is_active && !has_consent)
    return fault(
      'has_consent',
      'must be ticked before the review is shown: ask the traveller, or turn “Active” off',
    );
  return undefined;
}
