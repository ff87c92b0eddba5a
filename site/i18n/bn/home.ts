import type { Strings } from '../en/index.ts';

export const home: Strings['home'] = {
  title: (company) => `${company}: ভিসা, ফ্লাইট, ট্যুর ও ওমরাহ`,
  description: (company) =>
    `ভিসা, বিমান টিকিট, ট্যুর প্যাকেজ ও ওমরাহ: ঢাকা থেকে সব গুছিয়ে দেয় ${company}। খরচ আগেই পরিষ্কার, আর ফোন করলেই কথা বলা যায়।`,
};

export const showcase: Strings['showcase'] = {
  label: 'গন্তব্য',
  pause: 'ছবি বদলানো থামান',
  play: 'ছবি বদলানো চালু করুন',
  scroll: 'আমাদের কাজ দেখুন',
  alt: (place) => `${place}: আঁকা ছবি`,
};

export const services: Strings['services'] = {
  title: 'যেসব কাজ আমরা সামলাই',
  lead: 'কাগজপত্র, টিকিট, থাকার জায়গা: ঢাকার এক ঠিকানাতেই সব।',
  learnMore: 'আরও জানুন',
  learnMoreAbout: (service) => `${service} সম্পর্কে আরও জানুন`,
};
