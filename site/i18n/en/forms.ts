import type { LeadService } from '#model/contact/lead-services.ts';
import { travelDateLabels } from '#model/contact/travel-date.ts';

export const leadForm = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  service: 'Service',
  selectService: 'Select a service',
  message: 'Message',
  travelDate: travelDateLabels.en,
  travellers: 'Travellers',
  optional: '(optional)',
  send: 'Send message',
  sending: 'Sending…',
  emailExample: 'An address like name@example.com',
  missing: {
    name: 'Please write your name.',
    email: 'Please write your e-mail address.',
    phone: 'Please write your phone number.',
    service: 'Please choose a service.',
    message: 'Please write your message.',
  },
  wrong: {
    email: 'This does not look like an e-mail address, for example name@example.com.',
    phone:
      'Please write the whole number: 11 digits, like 01711-000000, or with the country code, like +44 20 7946 0958.',
    travellers: 'Please write a number.',
    travelDate: 'Please choose today or a later date.',
    other: 'Please check this field.',
  },
  tooLong: 'This has {n} characters, and {max} fit. Please shorten it.',
  sentTitle: 'Message Sent!',
  failedTitle: 'Error',
  failed: 'Failed to send message. Please try again.',
  keptTitle: 'Not sent yet',
  kept: 'What you wrote is kept on this device. It goes by itself once you are online with this site open.',
  edited:
    'What you wrote before you pressed the button was sent. To send what you changed since, press it again.',
  closed: 'Nobody is at the desk at the moment. We will call you as soon as we are back.',
  chatInstead: 'Continue on WhatsApp',
  newTab: '(opens in a new tab)',
  close: 'Close',
  privacy: 'What we keep of this, and for how long',
  leaveEmpty: 'Leave this field empty',
};

export const leadServices: Record<LeadService, string> = {
  visa: 'Visa Services',
  flight: 'Flight Booking',
  tour: 'Tour Packages',
  umrah: 'Umrah Packages',
};

export const contactForm = {
  title: 'Send us a message',
};

const enquiryAbout: Record<LeadService, string> = {
  visa: 'Visa enquiry',
  flight: 'Flight enquiry',
  tour: 'Tour enquiry',
  umrah: 'Umrah enquiry',
};

export const enquiry = {
  subject: (kind: LeadService, item?: string) =>
    item ? `${enquiryAbout[kind]}: ${item}` : enquiryAbout[kind],
  lead: 'Leave your number, and we will talk through the rest on the phone.',
  send: 'Send enquiry',
};

export const quickBooking = {
  title: 'Shall we call you?',
  phone: 'Which number should we call?',
  name: 'Your name',
  /** Fallback for an empty name. */
  nobody: 'Quick Booking',
  subject: 'Quick Booking: Travel Consultation',
  message: 'Please call me back.',
  hours: 'Office hours',
  send: 'Request a call back',
  successTitle: 'Success!',
  thanks: 'Thank you. Keep your phone close.',
  chatLead: 'Would you rather write?',
  chat: 'Hello! I have just asked for a call back.',
};
