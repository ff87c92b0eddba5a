import type { DepartureStatus, Sharing, Younger } from '#model/catalogue/departures.ts';
import type { HijriDay } from '#model/format/hijri.ts';
import { count } from './count.ts';

const MONTHS = [
  'Muharram',
  'Safar',
  'Rabi al-Awwal',
  'Rabi al-Thani',
  'Jumada al-Ula',
  'Jumada al-Akhirah',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhul Qadah',
  'Dhul Hijjah',
];
const month = ({ month: n }: HijriDay) => MONTHS[n - 1]!;

const statuses: Record<DepartureStatus, string> = {
  open: 'Seats available',
  few_seats: 'Few seats left',
  guaranteed: 'Guaranteed to leave',
  sold_out: 'Sold out',
  cancelled: 'Cancelled',
};
const rooms: Record<Sharing, string> = {
  single: 'Room of your own',
  twin: '2 in a room',
  triple: '3 in a room',
  quad: '4 in a room',
  quint: '5 in a room',
};
const younger: Record<Younger, string> = {
  child_with_bed: 'Child, own bed',
  child_without_bed: 'Child, no bed',
  infant: 'Infant',
};

export const departures = {
  title: 'Dates and prices',
  perPerson: 'Prices are for one person.',
  /** Of an offer that gives the item a price: no date has it. */
  ownPrices: 'Each date has a price of its own: the price of the offer is not for these dates.',
  /** On a card; `{days}` is where the days go. */
  next: 'Next: {days}',
  nextDeparture: 'Next departure',
  more: (n: number) => `${count(n, 'more date', 'more dates')}`,
  statuses,
  prices: { ...rooms, ...younger },
  seats: (n: number) => `${count(n, 'seat', 'seats')} left`,
  ask: 'Ask about this date',
  askNamed: (days: string) => `Ask about this date: ${days}`,
  date: 'Which date?',
  anyDate: 'Not sure yet',
  room: 'Which room?',
  anyRoom: 'Not sure yet',
  /** `until` is null where only the first day is known. */
  hijri: (from: HijriDay, until: HijriDay | null): string => {
    const end = until ?? from;
    const last = `${end.day} ${month(end)} ${end.year} AH`;
    if (end.year !== from.year) return `${from.day} ${month(from)} ${from.year} – ${last}`;
    if (end.month !== from.month) return `${from.day} ${month(from)} – ${last}`;
    return end.day === from.day ? last : `${from.day}–${last}`;
  },
  hijriNote: 'Hijri dates are by the Saudi calendar; they may differ by a day.',
};
