import type { Strings } from '../en/index.ts';

export const share: Strings['share'] = {
  page: 'পাতাটি শেয়ার করুন',
  notCopied: 'ঠিকানাটি এখান থেকে কপি করুন: {text}',
  whatsApp: 'হোয়াটসঅ্যাপ',
  whatsAppHint: 'হোয়াটসঅ্যাপে শেয়ার করুন (নতুন ট্যাবে খুলবে)',
  copy: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
  sheet: 'শেয়ার…',
};
