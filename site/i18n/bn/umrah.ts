import { number } from './number.ts';
import type { Strings } from '../en/index.ts';

export const umrah: Strings['umrah'] = {
  title: 'ওমরাহ প্যাকেজ',
  headline: 'নিশ্চিন্ত প্রস্তুতিতে ওমরাহ',
  lead: 'কোন হোটেল, হারাম থেকে কত দূরে, কোন শহরে কত দিন, সঙ্গে কে থাকছেন: সব আগেই জানবেন।',
  pageTitle: 'ঢাকা থেকে ওমরাহ প্যাকেজ',
  pagedTitle: (page) => `ওমরাহ প্যাকেজ, পাতা ${number(page)}`,
  pageDescription:
    'ঢাকা থেকে দলগত ও ব্যক্তিগত ওমরাহ প্যাকেজ: মক্কা-মদিনায় কত দিন, হোটেল কত দূরে, খরচে কী কী আছে আর কত টাকা।',
  pagedDescription: (page) =>
    `ঢাকা থেকে আরও ওমরাহ প্যাকেজ, পাতা ${number(page)}: কত দিন, কোন হোটেল, খরচে কী আছে আর কত টাকা।`,
  none: 'এই মুহূর্তে কোনো ওমরাহ প্যাকেজ নেই',
  notLoaded: 'প্যাকেজগুলো আনা যায়নি',
  record: {
    notFound: 'ওমরাহ প্যাকেজটি পাওয়া যায়নি',
    failed: 'ওমরাহর তথ্য আনা যায়নি',
    back: 'সব ওমরাহ প্যাকেজে ফিরে যান',
  },
  type: 'প্যাকেজের ধরন',
  types: { group: 'দলগত', solo: 'ব্যক্তিগত' },
  book: 'বুকিং দিন',
  bookNamed: (item) => `${item} প্যাকেজের বুকিং দিন`,
  pages: 'ওমরাহ প্যাকেজের পাতা',
  page: (n) => `পাতা ${number(n)}`,
  previous: 'আগের পাতা',
  next: 'পরের পাতা',
  back: 'সব ওমরাহ প্যাকেজ',
  coverAlt: (item) => `${item} প্যাকেজের প্রচ্ছদ ছবি`,
  description: (item, type, price) =>
    `${item}: ঢাকা থেকে ${type} ওমরাহ প্যাকেজ, ${price} থেকে শুরু। কী কী থাকছে, কী থাকছে না আর বুকিংয়ের নিয়ম।`,
  details: 'এই প্যাকেজ নিয়ে',
  noDetails: 'ওমরাহ প্যাকেজের বিস্তারিত তথ্য আলাপের সময় জানিয়ে দেওয়া হবে।',
  stay: {
    title: 'কোথায় থাকবেন, কীভাবে যাবেন',
    cities: { makkah: 'মক্কা', madinah: 'মদিনা' },
    hotel: 'হোটেল',
    stars: (count) => `${number(count)} তারকা`,
    distance: 'মসজিদ কত দূরে',
    metres: {
      makkah: (metres) => `মসজিদুল হারাম থেকে ${number(metres)} মিটার`,
      madinah: (metres) => `মসজিদে নববি থেকে ${number(metres)} মিটার`,
    },
    nights: 'কত রাত',
    count: (nights) => number(nights),
    airline: 'এয়ারলাইন',
    flight: 'ফ্লাইট',
    routes: { direct: 'সরাসরি', transit: 'মাঝে বিরতি আছে' },
    meals: 'খাবার',
    guide: 'গাইড',
    visa: 'ভিসা',
    visas: { included: 'খরচের মধ্যেই', extra: 'আলাদা খরচ' },
  },
  bookTitle: 'প্রস্তুতিতে পাশে থাকি?',
  bookLead: 'ফোন করুন বা লিখুন: তারিখ, রুম আর কাগজপত্র আপনার সঙ্গে বসে গুছিয়ে নেব।',
};
