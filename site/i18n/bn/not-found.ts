import type { Strings } from '../en/index.ts';

export const notFound: Strings['notFound'] = {
  title: 'পাতাটি পাওয়া যায়নি',
  description: 'এই ঠিকানায় কোনো পাতা নেই। এখান থেকে যেখানে যেতে পারেন, দেখে নিন।',
  headline: 'এই ঘাটে নৌকাটি নেই',
  lead: 'যে পাতাটি খুঁজছেন তা সরানো হয়েছে, অথবা কখনো ছিল না। এই ঘাট থেকে যেতে পারেন:',
  links: 'এখান থেকে যেতে পারেন',
  call: 'অথবা সরাসরি ফোন করুন:',
};
