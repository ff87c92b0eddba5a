import { bengaliDigits } from '#model/text/digits.ts';
import type { Strings } from '../en/index.ts';

export const skipToContent: Strings['skipToContent'] = 'মূল লেখায় যান';

export const viewInThis: Strings['viewInThis'] = 'বাং: এই পাতাটি বাংলায় দেখুন';

export const nav: Strings['nav'] = {
  label: 'প্রধান মেনু',
  menu: 'মেনু',
  items: {
    home: 'হোম',
    visas: 'ভিসা সেবা',
    flights: 'ফ্লাইট',
    tours: 'ট্যুর',
    umrah: 'ওমরাহ',
    about: 'আমাদের কথা',
    contact: 'যোগাযোগ',
    blog: 'ব্লগ',
  },
};

export const ribbon: Strings['ribbon'] = {
  label: 'যোগাযোগ',
  call: (phone) => `ফোন করুন ${phone}`,
  write: (email) => `ইমেইল করুন ${email}`,
  findUs: (address) => `আমাদের ঠিকানা: ${address}`,
};

export const footer: Strings['footer'] = {
  quickLinks: 'দরকারি লিংক',
  admin: 'অ্যাডমিন প্যানেল',
  contact: 'যোগাযোগ',
  follow: 'আমাদের সঙ্গে থাকুন',
  networks: {
    facebook: 'ফেসবুক',
    instagram: 'ইনস্টাগ্রাম',
    youtube: 'ইউটিউব',
    linkedin: 'লিংকডইন',
  },
  copyright: (year, company) => `© ${bengaliDigits(String(year))} ${company}। সর্বস্বত্ব সংরক্ষিত।`,
};

export const chat: Strings['chat'] = {
  region: 'চ্যাট',
  label: 'হোয়াটসঅ্যাপে কথা বলুন (নতুন ট্যাবে খুলবে)',
  hello: 'আপনাদের সেবা সম্পর্কে জানতে চাই।',
  about: (item) => `“${item}” সম্পর্কে জানতে চাই।`,
  book: (item) => `“${item}” বুকিং দিতে চাই।`,
};
