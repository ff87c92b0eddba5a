export const flights = {
  headline: 'The right seat at the right fare',
  lead: 'Tell us where and when. We compare the airlines, hold the seat and stay reachable until you land.',
  pageTitle: 'Flight tickets from Dhaka',
  pageDescription:
    'Flight tickets from Dhaka, at home and abroad: fares compared, dates that can change, group bookings, and someone to call along the way.',
  aboutTitle: 'How we book',
  about: [
    'A fare on a screen is only half of it: the baggage, the change fee and the hours between two flights make the other half. We put them side by side before you pay.',
    'You get the ticket by e-mail and on WhatsApp. If a flight is moved or a document is missing, you call us and not a machine.',
  ],
  offersTitle: 'What you can count on',
  offers: {
    fare: {
      title: 'Best fare guarantee',
      text: 'Show us the same seat for less on the same day: we match it, or tell you plainly why we cannot.',
    },
    dates: {
      title: 'Flexible dates',
      text: 'We also check the days around yours, and tell you the change fee before you decide.',
    },
    support: {
      title: 'End-to-end support',
      text: 'From the seat map to the transit visa: one number, before, during and after the flight.',
    },
    groups: {
      title: 'Group and corporate',
      text: 'Ten seats or more, or a company account: names can follow later, one invoice, one person to call.',
    },
  },
  listTitle: 'Current offers',
  listLead: 'Typical fares at the time of writing; the airline confirms the price when we book.',
  none: 'No flights available at the moment',
  notLoaded: 'Failed to load flights',
  offerName: (origin: string, destination: string, airline: string) =>
    `${origin} to ${destination}, ${airline}`,
  trips: { one_way: 'One way', round_trip: 'Return' },
  cabins: {
    economy: 'Economy',
    premium_economy: 'Premium economy',
    business: 'Business',
    first: 'First',
  },
  trip: 'Trip',
  cabin: 'Cabin',
  baggage: 'Baggage',
  validUntil: 'Valid until',
  notes: 'Good to know',
  ask: 'Ask for this fare',
  askNamed: (offer: string) => `Ask for this fare: ${offer}`,
  bandTitle: 'Where shall we fly you?',
  bandLead: 'A city and a date are enough to begin with. We answer with fares, not with a form.',
  contact: 'Contact Us',
  quote: 'Get a Quote',
};
