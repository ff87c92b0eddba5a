import type { Strings } from '../en/index.ts';

export const cards: Strings['cards'] = {
  featured: 'বাছাই করা',
  duration: 'সময়',
  price: 'খরচ',
  startsAt: (price) => `${price} থেকে শুরু`,
  from: '{price} থেকে শুরু',
  learnMore: 'আরও জানুন',
  learnMoreAbout: (item) => `${item} সম্পর্কে আরও জানুন`,
};

export const related: Strings['related'] = {
  similarTours: 'এমন আরও ট্যুর',
  similarVisas: 'এমন আরও ভিসা',
  similarUmrah: 'এমন আরও ওমরাহ প্যাকেজ',
  tours: 'এই ট্যুরগুলোও দেখুন',
  visas: 'যে ভিসা লাগতে পারে',
  umrah: 'ওমরাহ প্যাকেজ',
};
