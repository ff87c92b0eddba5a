import type { Strings } from '../en/index.ts';

export const contact: Strings['contact'] = {
  title: 'আসুন, ফোন করুন বা লিখুন',
  lead: 'বাংলা বা ইংরেজি, যেভাবে সুবিধা।',
  phone: 'ফোন',
  email: 'ইমেইল',
  hours: 'অফিসের সময়',
  chat: 'হোয়াটসঅ্যাপ',
  chatAction: 'কথা শুরু করুন',
  mapTitle: 'আমরা যেখানে',
  google: 'গুগল ম্যাপে দেখুন',
  openStreetMap: 'ওপেনস্ট্রিটম্যাপ',
  newTab: '(নতুন ট্যাবে খুলবে)',
};
