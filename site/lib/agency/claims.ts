import type { Locale } from '#model/kit/locales.ts';

/** Claims about the agency that are in no record. */
export const claims = {
  availability: { en: '24/7 Available', bn: '২৪/৭ সেবায় আছি' },
  travelers: { en: '50,000+', bn: '৫০,০০০+' },
  destinations: { en: '100+', bn: '১০০+' },
  years: { en: '15+', bn: '১৫+' },
  satisfaction: { en: '98%', bn: '৯৮%' },
  established: { en: '2020', bn: '২০২০' },
  happyCustomers: { en: '1000+ happy customers', bn: '১০০০+ সন্তুষ্ট গ্রাহক' },
  callback: {
    en: 'We call back within 10 minutes, usually within 2.',
    bn: 'সাধারণত ২ মিনিটে, বড়জোর ১০ মিনিটের মধ্যে আমরা ফোন করি।',
  },
  callSoon: {
    en: "We'll call you within 2 minutes!",
    bn: '২ মিনিটের মধ্যেই আমরা আপনাকে ফোন করছি!',
  },
  answerTime: {
    en: "We'll get back to you within 24 hours.",
    bn: '২৪ ঘণ্টার মধ্যে আমরা যোগাযোগ করব।',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export const COPYRIGHT_YEAR = 2025;
