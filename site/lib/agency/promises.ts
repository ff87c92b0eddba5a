import type { Locale } from '#model/kit/locales.ts';

/** Promises of the agency that no record says. */
export const promises = {
  callback: {
    en: 'We call back within 10 minutes, usually within 2.',
    bn: 'সাধারণত ২ মিনিটে, বড়জোর ১০ মিনিটের মধ্যে আমরা ফোন করি।',
  },
  /** The same on a page that is made ahead, of an agency that has hours. */
  callbackInHours: {
    en: 'In office hours we call back within 10 minutes, usually within 2.',
    bn: 'অফিসের সময়ে সাধারণত ২ মিনিটে, বড়জোর ১০ মিনিটের মধ্যে আমরা ফোন করি।',
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
