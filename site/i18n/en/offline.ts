/** Shown in place of a page that cannot be had without a network. */
export const offline = {
  title: 'You are offline',
  description: 'This page has not been opened on this device yet, and there is no network now.',
  lead: 'This page cannot be opened without the internet. Pages you have already visited still open.',
  callUs: 'A call needs no internet. You can reach us here:',
  address: 'Our office',
  hours: 'Office hours',
  retry: 'Try again',
};
