import type { ReviewSource } from '#model/agency/review-rules.ts';
import { formatNumber } from '#model/format/money.ts';

const sources: Record<ReviewSource, string> = {
  google: 'On Google',
  facebook: 'On Facebook',
  letter: 'In a letter',
  email: 'By e-mail',
  message: 'In a message',
  in_person: 'Told to us',
};

export const reviews = {
  title: 'What travellers say',
  lead: 'In their own words, shown with their consent.',
  sources,
  stars: (n: number) => `${formatNumber(n, 'en')} of 5 stars`,
  readThere: 'Read it there',
  readThereOf: (name: string) => `: what ${name} wrote`,
};
