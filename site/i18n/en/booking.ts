import { formatNumber } from '#model/format/money.ts';

export const booking = {
  label: 'Booking',
  call: 'Call Now',
  message: 'Message',
  messageHint: 'Message on WhatsApp (opens in a new tab)',
  apply: 'Apply Now',
  promises: ['No online payment needed', 'Dates and price agreed with you first'],
};

export const photos = {
  open: (n: number, total: number) =>
    `Open photo ${formatNumber(n, 'en')} of ${formatNumber(total, 'en')}`,
  alt: (n: number, item: string) => `Photo ${formatNumber(n, 'en')} of ${item}`,
  position: '{n} of {total}',
  viewer: 'Photos',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
};
