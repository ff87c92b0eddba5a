export const home = {
  title: (company: string) => `${company}: visas, flights, tours and Umrah`,
  description: (company: string) =>
    `${company} arranges visas, air tickets, tour packages and Umrah from Dhaka, with clear prices and people you can call.`,
};

export const showcase = {
  label: 'Destinations',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  scroll: 'See what we do',
  alt: (place: string) => `${place}, illustrated`,
};

export const services = {
  title: 'What we take care of',
  lead: 'Documents, tickets and hotels, from one desk in Dhaka.',
  learnMore: 'Learn More',
  learnMoreAbout: (service: string) => `Learn more about ${service}`,
};
