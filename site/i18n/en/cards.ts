export const cards = {
  featured: 'Featured',
  duration: 'Duration',
  price: 'From',
  /** The price as a fact below its name. */
  startsAt: (price: string) => price,
  /** `{price}` is where the price goes. */
  from: 'From {price}',
  learnMore: 'Learn More',
  learnMoreAbout: (item: string) => `Learn more about ${item}`,
};

export const related = {
  similarTours: 'Similar tours',
  similarVisas: 'Similar visas',
  similarUmrah: 'Similar Umrah packages',
  tours: 'Tours that may suit you',
  visas: 'Visas you may need',
  umrah: 'Umrah packages',
};
