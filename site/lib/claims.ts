import type { Locale } from '#model/locales.ts';

/** What the agency says of itself, apart from its records. */
export const claims = {
  availability: { en: '24/7 Available', bn: '২৪/৭ সেবায় আছি' },
  travelers: { en: '50,000+', bn: '৫০,০০০+' },
  destinations: { en: '100+', bn: '১০০+' },
  years: { en: '15+', bn: '১৫+' },
  satisfaction: { en: '98%', bn: '৯৮%' },
  established: { en: '2020', bn: '২০২০' },
  happyCustomers: { en: '1000+ happy customers', bn: '১০০০+ সন্তুষ্ট গ্রাহক' },
} as const satisfies Record<string, Record<Locale, string>>;

export const COPYRIGHT_YEAR = 2025;
