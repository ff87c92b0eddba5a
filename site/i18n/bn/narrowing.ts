import { number } from './number.ts';
import type { Strings } from '../en/index.ts';

export const narrowing: Strings['narrowing'] = {
  open: 'বাছাই করুন ও সাজান',
  filters: {
    destination: 'গন্তব্য',
    from: 'কোথা থেকে',
    to: 'কোথায়',
    month: 'যাত্রার মাস',
    type: 'প্যাকেজের ধরন',
    length: 'কত দিনের',
    price: 'খরচ',
    sharing: 'এক রুমে কতজন',
    trip: 'যাত্রা',
    cabin: 'শ্রেণি',
  },
  any: 'যেকোনো',
  sort: 'সাজান',
  inOrder: 'আমাদের সাজানো ক্রম',
  sorts: { price: 'কম খরচ আগে', length: 'কম দিন আগে', date: 'আগের তারিখ আগে' },
  endsFirst: 'মেয়াদ আগে শেষ',
  upTo: (price) => `${price} পর্যন্ত`,
  days: (from, to) => {
    if (to === undefined) return `${number(from)} দিন বা তার বেশি`;
    if (from === 1) return `${number(to)} দিন পর্যন্ত`;
    return `${number(from)} থেকে ${number(to)} দিন`;
  },
  showAll: 'সব দেখুন',
  failed: 'পুরো তালিকাটি আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার বাছাই করুন।',
  noneHint: 'কোনো একটি পছন্দ বদলে দেখুন, অথবা কী খুঁজছেন আমাদের বলুন: সব আয়োজন এই পাতায় নেই।',
  ask: 'হোয়াটসঅ্যাপে জিজ্ঞেস করুন',
  browse: { destination: 'গন্তব্য ধরে', month: 'যাত্রার মাস ধরে', type: 'ধরন অনুযায়ী' },
  toParts: { tours: 'গন্তব্য বা মাস ধরে দেখুন', umrah: 'মাস বা ধরন অনুযায়ী দেখুন' },
  alsoSort: 'এগুলো বাছাই করুন ও সাজান',
  lists: {
    tours: {
      one: '{n}টি ট্যুর',
      many: '{n}টি ট্যুর',
      none: 'এমন কোনো ট্যুর নেই',
      askMessage: 'আসসালামু আলাইকুম! একটি ট্যুর খুঁজছি, আপনাদের সাইটে পেলাম না।',
      all: 'সব ট্যুর',
    },
    umrah: {
      one: '{n}টি প্যাকেজ',
      many: '{n}টি প্যাকেজ',
      none: 'এমন কোনো প্যাকেজ নেই',
      askMessage: 'আসসালামু আলাইকুম! একটি ওমরাহ প্যাকেজ খুঁজছি, আপনাদের সাইটে পেলাম না।',
      all: 'সব ওমরাহ প্যাকেজ',
    },
    flights: {
      one: '{n}টি অফার',
      many: '{n}টি অফার',
      none: 'এমন কোনো অফার নেই',
      askMessage: 'আসসালামু আলাইকুম! একটি ফ্লাইট খুঁজছি, আপনাদের সাইটে পেলাম না।',
      all: 'সব অফার',
    },
  },
  parts: {
    tours: {
      destination: {
        title: (country) => `${country} ট্যুর`,
        pageTitle: (country) => `ঢাকা থেকে ${country} ট্যুর প্যাকেজ`,
        description: (country, n) =>
          `ঢাকা থেকে ${country}: ${number(n)}টি ট্যুর প্যাকেজের তারিখ, খরচ, প্রতিদিনের পরিকল্পনা আর কী কী থাকছে।`,
      },
      month: {
        title: (month) => `${month}: যেসব ট্যুরে যাওয়া যাবে`,
        pageTitle: (month) => `ঢাকা থেকে ট্যুর প্যাকেজ, ${month}`,
        description: (month, n) =>
          `${month} মাসে ঢাকা থেকে ${number(n)}টি ট্যুর: তারিখ, খরচ, প্রতিদিনের পরিকল্পনা আর কী কী থাকছে।`,
      },
    },
    umrah: {
      month: {
        title: (month) => `${month}: ওমরাহ প্যাকেজ`,
        pageTitle: (month) => `ঢাকা থেকে ওমরাহ প্যাকেজ, ${month}`,
        description: (month, n) =>
          `${month} মাসে ঢাকা থেকে ${number(n)}টি ওমরাহ প্যাকেজ: তারিখ, হোটেল, রুম অনুযায়ী খরচ আর কী কী থাকছে।`,
      },
      type: {
        title: (type) => `${type} ওমরাহ প্যাকেজ`,
        pageTitle: (type) => `ঢাকা থেকে ${type} ওমরাহ প্যাকেজ`,
        description: (type, n) =>
          `ঢাকা থেকে ${type} ওমরাহ: ${number(n)}টি প্যাকেজের তারিখ, হোটেল, রুম অনুযায়ী খরচ আর কী কী থাকছে।`,
      },
    },
  },
  pagedTitle: (title, page) => `${title}, পাতা ${number(page)}`,
};
