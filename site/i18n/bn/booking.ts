import { number } from './number.ts';
import type { Strings } from '../en/index.ts';

export const booking: Strings['booking'] = {
  label: 'বুকিং',
  call: 'ফোন করুন',
  message: 'মেসেজ দিন',
  messageHint: 'হোয়াটসঅ্যাপে মেসেজ দিন (নতুন ট্যাবে খুলবে)',
  apply: 'আবেদন করুন',
  promises: ['অনলাইনে টাকা দিতে হয় না', 'তারিখ ও খরচ আগে আলাপে ঠিক হয়'],
};

export const photos: Strings['photos'] = {
  open: (n, total) => `${number(total)}টির মধ্যে ${number(n)} নম্বর ছবি বড় করে দেখুন`,
  alt: (n, item) => `${item}: ছবি ${number(n)}`,
  position: '{total}টির মধ্যে {n} নম্বর',
  viewer: 'ছবি',
  close: 'বন্ধ করুন',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
};
