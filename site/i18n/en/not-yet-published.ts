/** Said at the address of a record whose page is not there. */
export const notYetPublished = {
  looking: 'Looking for the page…',
  lookingLead: 'One moment: we are asking whether it is on its way.',
  publishing: 'This page is being published',
  publishingLead: 'It opens here by itself as soon as it is ready.',
  gone: 'It may have ended, or its address has changed.',
  offline: 'Network connection failed. Please check your internet connection and try again.',
  retry: 'Try again',
};

/** Said in place of a list while the site is worked on and the API does not answer. */
export const connection = {
  title: 'Connection Error',
  unreachable: 'Unable to connect to server. Please ensure the backend is running on port 8000.',
  retry: 'Retry Connection',
};
