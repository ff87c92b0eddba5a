import { entity } from '../kit/entity.ts';
import { choice, departures, integer, money, text } from '../kit/field.ts';
import { paths } from '../routes/paths.ts';
import { availabilityFields, packageFields, scheduleFields } from './catalogue-fields.ts';

export const umrahPackage = entity({
  name: 'umrah-package',
  table: 'umrah_packages',
  path: '/umrah-packages',
  label: { one: 'Umrah Package', many: 'Umrah Packages' },
  module: 'umrah',
  id: ['name'],
  shownWhen: 'is_available',
  shownOn: 'umrah',
  page: paths.umrahPackage,
  columns: ['name', 'package_type', 'price', 'is_available'],
  searched: ['name'],
  fields: {
    name: text({ label: 'Name', max: 120, required: true, bilingual: true }),
    package_type: choice({ label: 'Type', options: ['group', 'solo'], default: 'group' }),
    duration: text({ label: 'Duration', max: 80 }),
    price: money({ label: 'Price (৳)', required: true }),
    departures: departures({
      label: 'Departures',
      hint: 'Dates with their prices, shown until their first day is over',
      sharings: ['twin', 'triple', 'quad', 'quint'],
    }),
    makkah_hotel_en: text({ label: 'Hotel in Makkah', max: 120, bilingual: true }),
    makkah_stars: integer({ label: 'Stars, Makkah', min: 1, max: 5 }),
    makkah_metres: integer({ label: 'Metres to Masjid al-Haram', min: 0, max: 50_000 }),
    makkah_nights: integer({ label: 'Nights in Makkah', min: 0, max: 90 }),
    madinah_hotel_en: text({ label: 'Hotel in Madinah', max: 120, bilingual: true }),
    madinah_stars: integer({ label: 'Stars, Madinah', min: 1, max: 5 }),
    madinah_metres: integer({ label: 'Metres to Masjid an-Nabawi', min: 0, max: 50_000 }),
    madinah_nights: integer({ label: 'Nights in Madinah', min: 0, max: 90 }),
    airline_en: text({ label: 'Airline', max: 80, bilingual: true }),
    flight_route: choice({ label: 'Flight', options: ['direct', 'transit'] }),
    meals_en: text({ label: 'Meals', max: 120, bilingual: true }),
    guide_en: text({ label: 'Guide', max: 120, bilingual: true }),
    visa: choice({ label: 'Visa', options: ['included', 'extra'] }),
    ...packageFields,
    ...availabilityFields,
    ...scheduleFields,
  },
});
