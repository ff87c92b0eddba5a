import type { Strings } from '../en/index.ts';

export const notYetPublished: Strings['notYetPublished'] = {
  looking: 'পাতাটি খোঁজা হচ্ছে…',
  lookingLead: 'একটু অপেক্ষা করুন, দেখছি পাতাটি তৈরি হচ্ছে কি না।',
  publishing: 'পাতাটি প্রকাশ করা হচ্ছে',
  publishingLead: 'তৈরি হলেই এখানে নিজে থেকে খুলে যাবে।',
  gone: 'হয়তো আর চালু নেই, অথবা ঠিকানা বদলেছে।',
  offline: 'ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
};

export const connection: Strings['connection'] = {
  title: 'সংযোগে সমস্যা',
  unreachable: 'সার্ভারের সঙ্গে সংযোগ করা যাচ্ছে না। ব্যাকএন্ড ৮০০০ পোর্টে চলছে কি না দেখুন।',
  retry: 'আবার সংযোগ করুন',
};
