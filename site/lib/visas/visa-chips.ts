import type { RecordNamed } from '#model/entities/index.ts';
import { fold } from '#model/text/fold.ts';
import type { Strings } from '../../i18n/en/index.ts';
import { longestDays } from './processing-days.ts';

export type Chip = keyof Strings['visas']['chips'];

type VisaFacts = Pick<
  RecordNamed<'visa-service'>,
  'is_featured' | 'processing_time' | 'processing_time_bn' | 'tags'
>;

const SOON_DAYS = 7;

/** Whether a visa has one of these tags, however staff spell them. */
const tagged = (...words: string[]) => {
  const wanted = new Set(words.map(fold));
  return ({ tags }: VisaFacts) =>
    tags.some((tag) => wanted.has(fold(tag)) || wanted.has(fold(tag).replaceAll('-', ' ')));
};

const isSoon = ({ processing_time, processing_time_bn }: VisaFacts) =>
  (longestDays(processing_time) ?? longestDays(processing_time_bn) ?? Infinity) <= SOON_DAYS;

const chips: Readonly<Record<Chip, (visa: VisaFacts) => boolean>> = {
  featured: ({ is_featured }) => is_featured,
  week: isSoon,
  'e-visa': tagged('e visa', 'evisa', 'ই-ভিসা', 'ই ভিসা'),
  asia: tagged('asia', 'south asia', 'southeast asia', 'south east asia', 'east asia', 'এশিয়া'),
  'middle-east': tagged('middle east', 'gulf', 'gcc', 'মধ্যপ্রাচ্য'),
  europe: tagged('europe', 'schengen', 'ইউরোপ'),
  schengen: tagged('schengen', 'শেনজেন', 'শেঙ্গেন'),
  africa: tagged('africa', 'north africa', 'আফ্রিকা'),
  america: tagged('america', 'north america', 'south america', 'latin america', 'আমেরিকা'),
  oceania: tagged('oceania', 'ওশেনিয়া'),
};

const names = Object.keys(chips) as Chip[];

export const chipsOf = (visa: VisaFacts): Chip[] => names.filter((name) => chips[name](visa));

/** The chips that tell these visas apart: not those that all or none of them have. */
export function usefulChips(visas: readonly VisaFacts[]): Chip[] {
  return names.filter((name) => {
    const having = visas.filter(chips[name]).length;
    return having > 0 && having < visas.length;
  });
}
