export const moved = {
  title: 'This page has a new address',
  description: 'What you are looking for has moved to another page of our site.',
  lead: 'What you are looking for is on another page now. You are taken there in a moment.',
  go: 'Go to the new page',
};
