import { entity } from '../kit/entity.ts';
import { flag, integer, items, money, moment, multiline, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

/** Something that costs less, or brings more, between two days: for Eid, for Ramadan. */
export const offer = entity({
  ...agencyRecord,
  name: 'offer',
  table: 'offers',
  path: '/site-management/offers',
  label: { one: 'Offer', many: 'Offers' },
  id: ['title_en'],
  shownOn: 'home',
  ordered: true,
  columns: ['title_en', 'unpublish_at', 'is_active'],
  searched: ['title_en', 'text_en'],
  fields: {
    title_en: text({
      label: 'Title',
      hint: 'Eid in the hills',
      max: 100,
      required: true,
      bilingual: true,
    }),
    text_en: multiline({ label: 'Text', max: 600, bilingual: true }),
    about: items({ label: 'On', hint: 'On their pages, and on the home page' }),
    percent_off: integer({
      label: 'Percent off',
      hint: 'Off the own price of each. Or give an offer price',
      min: 1,
      max: 90,
    }),
    price: money({
      label: 'Offer price (৳)',
      hint: 'Shown beside the own price where it is less',
    }),
    publish_at: moment({
      label: 'Begins',
      hint: 'Time in Dhaka. Leave empty to begin at once',
      visibility: 'staff',
    }),
    unpublish_at: moment({
      label: 'Ends',
      hint: 'Time in Dhaka, at best midnight: the day before is the last',
    }),
    order: integer({ label: 'Order', min: 1, max: 10_000, default: 1 }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
