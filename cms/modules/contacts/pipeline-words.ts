import type { LeadStatus, LostReason } from '#model/contact/pipeline.ts';

export const stages: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  in_progress: 'In progress',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const lostReasons: Readonly<Record<LostReason, string>> = {
  price: 'Too expensive',
  dates: 'The dates do not fit',
  elsewhere: 'Booked elsewhere',
  visa: 'No visa, or too hard to get',
  not_offered: 'We do not offer it',
  no_answer: 'Could not be reached',
  no_travel: 'Does not travel after all',
  other: 'Another reason',
};
