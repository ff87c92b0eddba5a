import type { LeadService } from '#model/contact/lead-services.ts';
import { travelDateLabels } from '#model/contact/travel-date.ts';
import type { Strings } from '../en/index.ts';

export const leadForm: Strings['leadForm'] = {
  name: 'নাম',
  email: 'ইমেইল',
  phone: 'ফোন নম্বর',
  service: 'সেবা',
  selectService: 'একটি সেবা বেছে নিন',
  message: 'আপনার কথা',
  travelDate: travelDateLabels.bn,
  travellers: 'কতজন',
  optional: '(না দিলেও চলে)',
  send: 'মেসেজ পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  emailExample: 'যেমন: name@example.com',
  missing: {
    name: 'আপনার নাম লিখুন।',
    email: 'আপনার ইমেইল ঠিকানা লিখুন।',
    phone: 'আপনার ফোন নম্বর লিখুন।',
    service: 'একটি সেবা বেছে নিন।',
    message: 'কী জানতে চান, লিখুন।',
  },
  wrong: {
    email: 'ইমেইল ঠিকানাটি ঠিক মনে হচ্ছে না। যেমন: name@example.com',
    phone:
      'পুরো নম্বরটি লিখুন: ১১ সংখ্যার, যেমন ০১৭১১-০০০০০০। বিদেশি নম্বর হলে দেশের কোডসহ, যেমন +৪৪ ২০ ৭৯৪৬ ০৯৫৮।',
    travellers: 'সংখ্যায় লিখুন।',
    travelDate: 'আজ বা তার পরের তারিখ দিন।',
    other: 'এই ঘরটি আরেকবার দেখে নিন।',
  },
  tooLong: 'এখানে {n} অক্ষর লেখা হয়েছে, জায়গা আছে {max} অক্ষরের। একটু ছোট করে লিখুন।',
  sentTitle: 'মেসেজ পাঠানো হয়েছে!',
  failedTitle: 'সমস্যা হয়েছে',
  failed: 'মেসেজটি পাঠানো গেল না। আরেকবার চেষ্টা করুন।',
  keptTitle: 'এখনো পাঠানো যায়নি',
  kept: 'আপনার লেখা এই ডিভাইসে রাখা আছে। ইন্টারনেট এলে, এই সাইট খোলা থাকলেই, নিজে থেকে চলে যাবে।',
  edited: 'বোতাম চাপার সময় যা লেখা ছিল, তা পাঠানো হয়েছে। এরপর যা বদলেছেন, তা পাঠাতে আবার বোতাম চাপুন।',
  closed: 'এখন ডেস্কে কেউ নেই। ফিরেই আমরা আপনাকে ফোন করব।',
  chatInstead: 'হোয়াটসঅ্যাপে কথা বলুন',
  newTab: '(নতুন ট্যাবে খুলবে)',
  close: 'বন্ধ করুন',
  privacy: 'এর কতটুকু রাখি, কত দিন রাখি',
  leaveEmpty: 'এই ঘরটি ফাঁকা রাখুন',
};

export const leadServices: Strings['leadServices'] = {
  visa: 'ভিসা সেবা',
  flight: 'ফ্লাইট বুকিং',
  tour: 'ট্যুর প্যাকেজ',
  umrah: 'ওমরাহ প্যাকেজ',
};

export const contactForm: Strings['contactForm'] = {
  title: 'আমাদের লিখুন',
};

const enquiryAbout: Record<LeadService, string> = {
  visa: 'ভিসা নিয়ে জানতে চাই',
  flight: 'ফ্লাইট নিয়ে জানতে চাই',
  tour: 'ট্যুর নিয়ে জানতে চাই',
  umrah: 'ওমরাহ নিয়ে জানতে চাই',
};

export const enquiry: Strings['enquiry'] = {
  subject: (kind, item) => (item ? `${enquiryAbout[kind]}: ${item}` : enquiryAbout[kind]),
  lead: 'আপনার নম্বরটি দিন, বাকি কথা আমরা ফোনে বলে নেব।',
  send: 'পাঠিয়ে দিন',
};

export const quickBooking: Strings['quickBooking'] = {
  title: 'আমরা ফোন করি?',
  phone: 'কোন নম্বরে ফোন করব?',
  name: 'আপনার নাম',
  nobody: 'Quick Booking',
  subject: 'Quick Booking: ভ্রমণ পরামর্শ',
  message: 'আমার এই নম্বরে ফোন করবেন।',
  hours: 'অফিসের সময়',
  send: 'নম্বর দিন, আমরা ফোন করব',
  successTitle: 'হয়ে গেছে!',
  thanks: 'ধন্যবাদ। ফোনটা হাতের কাছে রাখুন।',
  chatLead: 'লিখে জানাতে চান?',
  chat: 'আমি এইমাত্র ফোন চেয়ে নম্বর দিয়েছি।',
};
