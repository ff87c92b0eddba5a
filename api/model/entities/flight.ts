import { entity } from '../kit/entity.ts';
import { choice, date, markdown, money, tags, text } from '../kit/field.ts';
import { availabilityFields, scheduleFields } from './catalogue-fields.ts';

export const flight = entity({
  name: 'flight',
  table: 'flights',
  path: '/flights',
  label: { one: 'Flight Offer', many: 'Flight Offers' },
  module: 'flights',
  id: ['airline', 'origin', 'destination'],
  shownWhen: 'is_available',
  shownOn: 'flights',
  page: null,
  columns: ['airline', 'origin', 'destination', 'price', 'is_available'],
  searched: ['airline', 'origin', 'destination'],
  fields: {
    airline: text({ label: 'Airline', max: 80, required: true, bilingual: true }),
    origin: text({ label: 'From', max: 80, required: true, bilingual: true }),
    destination: text({ label: 'To', max: 80, required: true, bilingual: true }),
    trip_type: choice({ label: 'Trip', options: ['one_way', 'round_trip'], default: 'round_trip' }),
    cabin: choice({
      label: 'Cabin',
      options: ['economy', 'premium_economy', 'business', 'first'],
      default: 'economy',
    }),
    price: money({ label: 'Price (৳)', required: true }),
    baggage: text({ label: 'Baggage', max: 120, bilingual: true }),
    notes: markdown({ label: 'Notes', max: 4_000, bilingual: true }),
    valid_until: date({ label: 'Valid until', hint: 'Visitors no longer see it after this day' }),
    tags: tags({ label: 'Tags' }),
    ...availabilityFields,
    ...scheduleFields,
  },
});
