import type { Strings } from '../en/index.ts';

export const offline: Strings['offline'] = {
  title: 'ইন্টারনেট নেই',
  description: 'এই পাতাটি এই ফোনে আগে খোলা হয়নি, আর এখন ইন্টারনেট সংযোগ নেই।',
  lead: 'ইন্টারনেট ছাড়া এই পাতাটি খোলা যাচ্ছে না। আগে দেখা পাতাগুলো এখনো খুলবে।',
  callUs: 'ফোন করতে ইন্টারনেট লাগে না। আমাদের পাবেন এখানে:',
  address: 'আমাদের অফিস',
  hours: 'অফিসের সময়',
  retry: 'আবার চেষ্টা করুন',
};
