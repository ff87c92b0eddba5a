import type { Strings } from '../en/index.ts';

export const trust: Strings['trust'] = {
  title: 'লাইসেন্স ও সদস্যপদ',
  lead: 'কাউকে টাকা দেওয়ার আগে নম্বরটা কর্তৃপক্ষের তালিকায় মিলিয়ে নিন।',
  validUntil: (date) => `মেয়াদ ${date} পর্যন্ত`,
  register: 'মিলিয়ে দেখুন',
  registerOf: (name) => `কর্তৃপক্ষের তালিকায়: ${name}`,
  copyNumber: (number) => `নম্বরটি কপি করুন: ${number}`,
  numberCopied: 'নম্বর কপি হয়েছে',
  numberNotCopied: 'এখান থেকে নম্বরটি কপি করে নিন: {text}',
  payTitle: 'টাকা দিন শুধু এই অ্যাকাউন্টে',
  payLead: 'কেউ অন্য কোথাও টাকা পাঠাতে বললে আগে আমাদের ফোন করুন।',
};
