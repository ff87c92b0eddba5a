export const skipToContent: string = 'Skip to content';

/** Said on the pages of the other language; begins with what the link shows. */
export const viewInThis: string = 'ENG: view this page in English';

export const nav = {
  label: 'Main',
  menu: 'Menu',
  items: {
    home: 'Home',
    visas: 'Visa Services',
    flights: 'Flights',
    tours: 'Tours',
    umrah: 'Umrah',
    about: 'About',
    contact: 'Contact',
    blog: 'Blog',
  },
};

export const ribbon = {
  label: 'Contact',
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `E-mail ${email}`,
  findUs: (address: string) => `Find us: ${address}`,
};

export const footer = {
  quickLinks: 'Quick links',
  admin: 'Admin Panel',
  contact: 'Contact',
  follow: 'Follow us',
  networks: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
  },
  copyright: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
};

export const chat = {
  region: 'Chat',
  label: 'Chat on WhatsApp (opens in a new tab)',
  hello: 'Hello! I would like to know more about your services.',
  about: (item: string) => `Hello! I would like to know more about "${item}".`,
  book: (item: string) => `Hello! I would like to book "${item}".`,
};
