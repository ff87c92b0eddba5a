import type { HijriDay } from '#model/format/hijri.ts';
import { bengaliDigits } from '#model/text/digits.ts';
import type { Strings } from '../en/index.ts';
import { number } from './number.ts';

type Departures = Strings['departures'];

const MONTHS = [
  'মহররম',
  'সফর',
  'রবিউল আউয়াল',
  'রবিউস সানি',
  'জমাদিউল আউয়াল',
  'জমাদিউস সানি',
  'রজব',
  'শাবান',
  'রমজান',
  'শাওয়াল',
  'জিলকদ',
  'জিলহজ',
];
const month = ({ month: n }: HijriDay) => MONTHS[n - 1]!;
const year = ({ year: n }: HijriDay) => bengaliDigits(String(n));

export const departures: Departures = {
  title: 'তারিখ ও খরচ',
  perPerson: 'খরচ জনপ্রতি।',
  next: 'সামনের যাত্রা: {days}',
  nextDeparture: 'সামনের যাত্রা',
  more: (n) => `আরও ${number(n)}টি তারিখ`,
  ownPrices: 'প্রতিটি তারিখের দাম আলাদা: অফারের দামটি এসব তারিখের জন্য নয়।',
  statuses: {
    open: 'সিট আছে',
    few_seats: 'অল্প সিট বাকি',
    guaranteed: 'যাত্রা নিশ্চিত',
    sold_out: 'সব সিট শেষ',
    cancelled: 'বাতিল',
  },
  prices: {
    single: 'একার রুম',
    twin: '২ জনের রুম',
    triple: '৩ জনের রুম',
    quad: '৪ জনের রুম',
    quint: '৫ জনের রুম',
    child_with_bed: 'শিশু, আলাদা বিছানা',
    child_without_bed: 'শিশু, বিছানা ছাড়া',
    infant: 'কোলের শিশু',
  },
  seats: (n) => `${number(n)}টি সিট বাকি`,
  ask: 'এই তারিখে যেতে চাই',
  askNamed: (days) => `এই তারিখে যেতে চাই: ${days}`,
  date: 'কোন তারিখে যাবেন?',
  anyDate: 'এখনো ঠিক করিনি',
  room: 'কয়জনের রুম?',
  anyRoom: 'এখনো ঠিক করিনি',
  hijri: (from, until) => {
    const end = until ?? from;
    const last = `${number(end.day)} ${month(end)} ${year(end)} হিজরি`;
    const first = `${number(from.day)} ${month(from)}`;
    if (end.year !== from.year) return `${first} ${year(from)} – ${last}`;
    if (end.month !== from.month) return `${first} – ${last}`;
    return end.day === from.day ? last : `${number(from.day)}–${last}`;
  },
  hijriNote: 'হিজরি তারিখ সৌদি আরবের ক্যালেন্ডার অনুযায়ী; এক দিন এদিক-ওদিক হতে পারে।',
};
