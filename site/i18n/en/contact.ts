export const contact = {
  title: 'Come by, call or write',
  lead: 'We answer in Bengali and in English.',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Working hours',
  chat: 'WhatsApp',
  chatAction: 'Start a chat',
  mapTitle: 'Where we are',
  google: 'Open in Google Maps',
  openStreetMap: 'OpenStreetMap',
  newTab: '(opens in a new tab)',
};
