import { formatNumber } from '#model/format/money.ts';
import type { Strings } from '../en/index.ts';

export const reviews: Strings['reviews'] = {
  title: 'ভ্রমণকারীরা যা বলেন',
  lead: 'তাঁদের নিজের ভাষায়, তাঁদের অনুমতি নিয়ে।',
  sources: {
    google: 'গুগলে',
    facebook: 'ফেসবুকে',
    letter: 'চিঠিতে',
    email: 'ইমেইলে',
    message: 'মেসেজে',
    in_person: 'সামনাসামনি বলেছেন',
  },
  stars: (n) => `৫ তারার মধ্যে ${formatNumber(n, 'bn')}`,
  readThere: 'সেখানে পড়ুন',
  readThereOf: (name) => `: ${name} যা লিখেছেন`,
};
