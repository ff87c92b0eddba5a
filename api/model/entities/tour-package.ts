import { entity } from '../kit/entity.ts';
import { departures, itinerary, money, text } from '../kit/field.ts';
import { paths } from '../routes/paths.ts';
import { availabilityFields, packageFields, scheduleFields } from './catalogue-fields.ts';

export const tourPackage = entity({
  name: 'tour-package',
  table: 'tour_packages',
  path: '/tour-packages',
  label: { one: 'Tour Package', many: 'Tour Packages' },
  module: 'tours',
  id: ['name'],
  shownWhen: 'is_available',
  shownOn: 'tours',
  page: paths.tour,
  columns: ['name', 'price', 'is_available'],
  searched: ['name', 'destinations'],
  fields: {
    name: text({ label: 'Name', max: 120, required: true, bilingual: true }),
    destinations: text({
      label: 'Destinations',
      hint: 'Khulna, Katka, Karamjal: in the order of the days, as on the map of the route',
      max: 200,
      required: true,
      bilingual: true,
    }),
    price: money({ label: 'Price (৳)', required: true }),
    duration: text({ label: 'Duration', hint: '4 nights 5 days', max: 80, required: true }),
    departures: departures({
      label: 'Departures',
      hint: 'Dates with their prices, shown until their first day is over',
      sharings: ['single', 'twin', 'triple'],
    }),
    itinerary: itinerary({ label: 'Itinerary', bilingual: true }),
    ...packageFields,
    ...availabilityFields,
    ...scheduleFields,
  },
});
