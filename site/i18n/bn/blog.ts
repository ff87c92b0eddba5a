import { number } from './number.ts';
import type { Strings } from '../en/index.ts';

export const blog: Strings['blog'] = {
  title: 'ব্লগ',
  headline: 'পথের খাতা',
  lead: 'কাগজপত্র, মৌসুম, ভাড়া আর জায়গার গল্প: ঢাকার ডেস্কে বসে লেখা।',
  pageTitle: 'ঢাকা থেকে ভ্রমণের ব্লগ',
  pagedTitle: (page) => `ভ্রমণের ব্লগ, পাতা ${number(page)}`,
  pageDescription:
    'ভিসা, টিকিট, মৌসুম আর বেড়ানোর জায়গা নিয়ে বাংলাদেশের যাত্রীদের জন্য লেখা, আমাদের ঢাকার ডেস্ক থেকে।',
  pagedDescription: (page) =>
    `ভিসা, টিকিট আর বেড়ানোর জায়গা নিয়ে বাংলাদেশের যাত্রীদের জন্য আগের লেখাগুলো, পাতা ${number(page)}।`,
  none: 'এই মুহূর্তে কোনো ব্লগ পোস্ট নেই।',
  notLoaded: 'লেখাগুলো আনা যায়নি',
  record: {
    notFound: 'লেখাটি পাওয়া যায়নি',
    failed: 'লেখাটি আনা যায়নি',
    back: 'ব্লগে ফিরে যান',
  },
  readTime: '৫\u00a0মিনিটে পড়া যায়',
  read: 'লেখাটি পড়ুন',
  open: (title) => `পড়ুন: ${title}`,
  close: 'বন্ধ করুন',
  permalink: 'আলাদা পাতায় খুলুন',
  feed: 'আরএসএস ফিডে নতুন লেখা',
  pages: 'ব্লগের পাতা',
  page: (n) => `পাতা ${number(n)}`,
  previous: 'নতুনগুলো',
  next: 'আগেরগুলো',
};

export const blogTeaser: Strings['blogTeaser'] = {
  title: 'আমাদের ব্লগ থেকে',
  lead: 'পথে নেমে যা শিখি তা লিখে রাখি, যাতে কাউন্টারে গিয়ে আপনাকে শিখতে না হয়।',
  viewAll: 'সব লেখা',
};

export const post: Strings['post'] = {
  back: 'ফিরে যান',
  backToList: 'ব্লগে ফিরে যান',
  coverAlt: (title) => `“${title}” লেখার প্রচ্ছদ ছবি`,
  description: (title) => `${title}: বাংলাদেশের যাত্রীদের জন্য লেখা, আমাদের ঢাকার ডেস্কের ভ্রমণ ব্লগ থেকে।`,
  tags: 'বিষয়',
  share: 'লেখাটি শেয়ার করুন',
  related: 'এ রকম আরও লেখা',
  noneRelated: 'এ রকম আর কোনো লেখা নেই।',
};
