import type { Locator } from '@playwright/test';

interface Switch {
  label: string;
  on: string;
  off: string;
  failed: string;
}

/** One module of the catalogue, as staff see it. */
export interface ModuleFacts {
  path: string;
  heading: string;
  add: string;
  form: string;
  api: string;
  columns: readonly string[];
  title: string;
  /** Fills the required fields, and a few more. */
  fill: (form: Locator) => Promise<void>;
  /** Texts of its table row afterwards. */
  row: readonly string[];
  /** Searches that find it. */
  searches: readonly string[];
  change: { field: string; to: string };
  fetchFailed: string;
  /** Message of a failed save. */
  saveFailed: string;
  deleteFailed: string;
  noun: string;
  switches: readonly Switch[];
}

const busy = 'The database is busy; try again';

const availableAndFeatured = (subject: string): readonly Switch[] => [
  {
    label: 'Available',
    on: `${subject} enabled`,
    off: `${subject} disabled`,
    failed: 'Failed to update availability',
  },
  {
    label: 'Featured',
    on: `${subject} featured`,
    off: `${subject} unfeatured`,
    failed: 'Failed to update featured status',
  },
];

export const catalogue: readonly ModuleFacts[] = [
  {
    path: 'tours',
    heading: 'Tour Packages',
    add: 'Add Tour Package',
    form: 'Tour Package',
    api: 'tour-packages',
    columns: ['Tour Details', 'Price & Duration', 'Status', 'Actions'],
    title: 'Ratargul by country boat',
    fill: async (form) => {
      await form.getByLabel('Name English').fill('Ratargul by country boat');
      await form.getByLabel('Name বাংলা').fill('দেশি নৌকায় রাতারগুল');
      await form.getByLabel('Destinations English').fill('Ratargul, Bisnakandi');
      await form.getByLabel('Price (৳)').fill('৮,৫০০');
      await form.getByLabel('Duration').fill('2');
      await form.getByLabel('Inclusions English').fill('Boat\n\n  \nLunch');
    },
    row: ['দেশি নৌকায় রাতারগুল', 'Ratargul, Bisnakandi', '2 inclusions', '৳8,500', '2 days', 'বাং 1/3'],
    searches: ['RATARGUL by', 'ratargul, bis', 'দেশি নৌকায় রাতার'],
    change: { field: 'Duration', to: '2 nights 3 days' },
    fetchFailed: 'Failed to fetch tour packages',
    saveFailed: busy,
    deleteFailed: 'Failed to delete tour package',
    noun: 'tour package',
    switches: availableAndFeatured('Tour package'),
  },
  {
    path: 'umrah',
    heading: 'Umrah Packages Management',
    add: 'Add Umrah Package',
    form: 'Umrah Package',
    api: 'umrah-packages',
    columns: ['Package Details', 'Type', 'Price', 'Status', 'Actions'],
    title: 'Seventeen quiet days',
    fill: async (form) => {
      await form.getByLabel('Name English').fill('Seventeen quiet days');
      await form.getByLabel('Name বাংলা').fill('নিরিবিলি সতেরো দিন');
      await form.getByLabel('Type').selectOption('solo');
      await form.getByLabel('Price (৳)').fill('ask us');
    },
    row: ['নিরিবিলি সতেরো দিন', 'Solo', '৳0', '0 inclusions'],
    searches: ['SEVENTEEN', 'সতেরো'],
    change: { field: 'Price (৳)', to: '১,৮৫,০০০' },
    fetchFailed: 'Failed to fetch packages',
    saveFailed: 'Failed to save package',
    deleteFailed: 'Failed to delete umrah package',
    noun: 'Umrah package',
    switches: availableAndFeatured('Umrah package'),
  },
  {
    path: 'visa',
    heading: 'Visa Services',
    add: 'Add Visa Service',
    form: 'Visa Service',
    api: 'visa-services',
    columns: ['Country Details', 'Service Info', 'Pricing', 'Status', 'Actions'],
    title: 'Fiji',
    fill: async (form) => {
      await form.getByLabel('Country English').fill('Fiji');
      await form.getByLabel('Country বাংলা').fill('ফিজি');
      await form.getByLabel('Length of stay English').fill('7 days');
      await form.getByLabel('Processing time English').fill('3 working days');
      for (const tag of ['mountain', 'near', 'quiet', ' near ', '  ']) {
        await form.getByLabel('Tags', { exact: true }).fill(tag);
        await form.page().keyboard.press('Enter');
      }
      await form.getByRole('button', { name: 'Add list' }).first().click();
      await form.getByLabel('List 1, one per line').first().fill('Passport\n\nTwo photos');
    },
    row: ['ফিজি', 'mountain', 'near', '+1', '7 days', '3 working days', '0 inclusions', '—'],
    searches: ['FIJ', 'ফিজি', 'quiet'],
    change: { field: 'Service charge (৳)', to: '৪,৫০০' },
    fetchFailed: 'Failed to fetch visa services',
    saveFailed: busy,
    deleteFailed: 'Failed to delete visa service',
    noun: 'visa service',
    switches: availableAndFeatured('Visa service'),
  },
  {
    path: 'flights',
    heading: 'Flight Offers',
    add: 'Add Flight Offer',
    form: 'Flight Offer',
    api: 'flights',
    columns: ['Flight Details', 'Offer', 'Price', 'Status', 'Actions'],
    title: 'Test Air: Dhaka – Sylhet',
    fill: async (form) => {
      await form.getByRole('textbox', { name: 'Airline English', exact: true }).fill('Test Air');
      await form.getByRole('textbox', { name: 'From English', exact: true }).fill('Dhaka');
      await form.getByRole('textbox', { name: 'To English', exact: true }).fill('Sylhet');
      await form.getByRole('textbox', { name: 'To বাংলা', exact: true }).fill('সিলেট');
      await form.getByLabel('Price (৳)').fill('4200');
      await form.getByLabel('Cabin').selectOption('premium_economy');
      await form.getByLabel('Valid until').fill('2097-03-31');
    },
    row: ['Round trip, Premium economy', '৳4,200', '31 March 2097'],
    searches: ['test air', 'sylhet', 'সিলেট'],
    change: { field: 'Baggage English', to: '20 kg' },
    fetchFailed: 'Failed to fetch flight offers',
    saveFailed: busy,
    deleteFailed: 'Failed to delete flight offer',
    noun: 'flight offer',
    switches: availableAndFeatured('Flight offer'),
  },
  {
    path: 'blog',
    heading: 'Blog Management',
    add: 'Add Blog Post',
    form: 'Blog Post',
    api: 'blog-posts',
    columns: ['Post Details', 'Tags', 'Status', 'Date', 'Actions'],
    title: '  Haor & Hills: a Weekend!',
    fill: async (form) => {
      await form.getByLabel('Title English').fill('  Haor & Hills: a Weekend!');
      await form.getByRole('textbox', { name: 'Content English' }).fill('## Go\n\nBy boat.');
      await form.getByLabel('Excerpt English').fill('Two days on the water.');
      await form.getByLabel('Tags', { exact: true }).fill('haor');
      await form.page().keyboard.press('Enter');
    },
    row: ['/haor-hills-a-weekend', 'Two days on the water.', 'haor', 'Draft', 'Draft'],
    searches: ['HILLS', 'haor'],
    change: { field: 'Excerpt English', to: 'Two slow days on the water.' },
    fetchFailed: 'Failed to fetch blog posts',
    saveFailed: 'Failed to save blog post',
    deleteFailed: 'Failed to delete blog post',
    noun: 'blog post',
    switches: [
      {
        label: 'Published',
        on: 'Blog post published',
        off: 'Blog post unpublished',
        failed: 'Failed to update publish status',
      },
    ],
  },
];
