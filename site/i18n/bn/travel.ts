import { number } from './number.ts';
import type { Strings } from '../en/index.ts';

export const travel: Strings['travel'] = {
  title: 'ভ্রমণ গাইড',
  headline: 'কোথা থেকে শুরু করবেন?',
  lead: 'মৌসুম, গন্তব্য বা নিজের প্রয়োজন ধরে: আগে যা জানা দরকার, আর আজই যা বুক করা যায়।',
  pageTitle: 'ঢাকা থেকে ভ্রমণ গাইড',
  pagedTitle: (page) => `ভ্রমণ গাইড, পাতা ${number(page)}`,
  pageDescription:
    'মৌসুম, গন্তব্য আর ভিসা ধরে ঢাকা থেকে ভ্রমণ গাইড: আগে যা জানা দরকার, সঙ্গে মানানসই ট্যুর, প্যাকেজ ও ভিসা।',
  pagedDescription: (page) =>
    `ঢাকা থেকে আরও ভ্রমণ গাইড, পাতা ${number(page)}: আগে যা জানা দরকার, সঙ্গে মানানসই ট্যুর, প্যাকেজ ও ভিসা।`,
  none: 'এই মুহূর্তে কোনো ভ্রমণ গাইড নেই',
  notLoaded: 'ভ্রমণ গাইডগুলো আনা যায়নি',
  pages: 'ভ্রমণ গাইডের পাতা',
  page: (n) => `পাতা ${number(n)}`,
  previous: 'আগের পাতা',
  next: 'পরের পাতা',
  back: 'সব ভ্রমণ গাইড',
  coverAlt: (title) => `“${title}” পাতার প্রচ্ছদ ছবি`,
  offers: {
    'tour-package': (n) => (n === null ? 'ট্যুর' : `${number(n)}টি ট্যুর`),
    'umrah-package': (n) => (n === null ? 'ওমরাহ প্যাকেজ' : `${number(n)}টি ওমরাহ প্যাকেজ`),
    'visa-service': (n) => (n === null ? 'ভিসা' : `${number(n)}টি দেশের ভিসা`),
    flight: (n) => (n === null ? 'ফ্লাইট অফার' : `${number(n)}টি ফ্লাইট অফার`),
  },
  all: {
    'tour-package': 'সব ট্যুর',
    'umrah-package': 'সব ওমরাহ প্যাকেজ',
    'visa-service': 'সব ভিসা',
    flight: 'সব ফ্লাইট অফার',
  },
  ask: 'যা খুঁজছিলেন, পেলেন না?',
  links: 'আগে পড়ে নিন',
};
