import { number } from './number.ts';
import type { Strings } from '../en/index.ts';

export const tours: Strings['tours'] = {
  title: 'ট্যুর',
  headline: 'কোন দিন কোথায়, সব লেখা',
  lead: 'দেশে বা বিদেশে, প্রতিটি দিনের পরিকল্পনা আর খরচ জেনেই বেরিয়ে পড়ুন।',
  pageTitle: 'ঢাকা থেকে ট্যুর প্যাকেজ',
  pagedTitle: (page) => `ট্যুর প্যাকেজ, পাতা ${number(page)}`,
  pageDescription:
    'ঢাকা থেকে দেশ-বিদেশের ট্যুর প্যাকেজ: কোন দিন কোথায়, খরচে কী কী আছে, কী নেই আর কত টাকা, সব এক জায়গায়।',
  pagedDescription: (page) =>
    `ঢাকা থেকে আরও ট্যুর প্যাকেজ, পাতা ${number(page)}: কোন দিন কোথায়, খরচে কী আছে, কী নেই আর কত টাকা।`,
  featuredTitle: 'বাছাই করা ট্যুর',
  featuredLead: 'প্রতিটি দিনের পরিকল্পনা লেখা, খরচও আগেই জানা।',
  viewAll: 'সব প্যাকেজ দেখুন',
  none: 'এই মুহূর্তে কোনো ট্যুর নেই',
  notLoaded: 'ট্যুরগুলো আনা যায়নি',
  record: {
    notFound: 'ট্যুর প্যাকেজটি পাওয়া যায়নি',
    failed: 'ট্যুরের তথ্য আনা যায়নি',
    back: 'সব ট্যুরে ফিরে যান',
  },
  noneFeatured: 'এই মুহূর্তে কোনো ট্যুর প্যাকেজ নেই।',
  route: 'যাত্রাপথ',
  moreStops: (n) => `আরও ${number(n)}টি`,
  days: (n) => `${number(n)}\u00a0দিন`,
  book: 'বুকিং দিন',
  bookNamed: (tour) => `${tour} ট্যুরের বুকিং দিন`,
  pages: 'ট্যুরের পাতা',
  page: (n) => `পাতা ${number(n)}`,
  previous: 'আগের পাতা',
  next: 'পরের পাতা',
};

export const tour: Strings['tour'] = {
  pageDescription: (name, destinations, duration, price) =>
    `${name}: ${destinations}। ${duration}, ${price} থেকে শুরু। দিনের পরিকল্পনা, কী কী থাকছে আর বুকিংয়ের নিয়ম।`,
  back: 'সব ট্যুর',
  coverAlt: (name) => `${name} ট্যুরের প্রচ্ছদ ছবি`,
  places: 'গন্তব্য',
  placeCount: (n) => `${number(n)}টি জায়গা`,
  plan: 'পরিকল্পনা',
  planDays: (n) => `${number(n)}\u00a0দিনের বিস্তারিত`,
  details: 'এই ট্যুর নিয়ে',
  noDetails: 'ট্যুরের বিস্তারিত তথ্য আলাপের সময় জানিয়ে দেওয়া হবে।',
  photos: 'ছবি',
  itinerary: 'কোন দিন কোথায়',
  expandAll: 'সব দিন খুলুন',
  collapseAll: 'সব দিন বন্ধ করুন',
  day: (n) => `দিন\u00a0${number(n)}`,
  meals: 'খাবার',
  stay: 'থাকা',
  covered: 'খরচে কী আছে, কী নেই',
  included: 'যা যা থাকছে',
  excluded: 'যা থাকছে না',
  bookTitle: 'যাবেন আমাদের সঙ্গে?',
  bookLead: 'ফোন করুন বা লিখুন। তারিখ মিলিয়ে দেব, পাতায় যা নেই তা-ও জানিয়ে দেব।',
  brochure: { pdf: 'ব্রোশিউর (পিডিএফ)', print: 'প্রিন্ট করুন' },
};
