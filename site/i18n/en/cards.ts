export const cards = {
  featured: 'Featured',
  duration: 'Duration',
  from: 'From',
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
