import { formatDate } from '#model/format/dates.ts';
import { formatNumber } from '#model/format/money.ts';
import type { SumName } from '#model/counts/page-acts.ts';

/** In the order of what happens on a page. */
export const sumWords: Readonly<Record<SumName, { title: string; one: string; many: string }>> = {
  views: { title: 'Views', one: 'view', many: 'views' },
  forms: { title: 'Forms opened', one: 'form opened', many: 'forms opened' },
  calls: { title: 'Call taps', one: 'call tap', many: 'call taps' },
  whatsapp: { title: 'WhatsApp taps', one: 'WhatsApp tap', many: 'WhatsApp taps' },
  leads: { title: 'Leads', one: 'lead', many: 'leads' },
};
export const sumNames = Object.keys(sumWords) as SumName[];

export const number = (value: number) => formatNumber(value, 'en');

/** "1 lead", "1,204 views". */
export function counted(name: SumName, value: number): string {
  const { one, many } = sumWords[name];
  return `${number(value)} ${value === 1 ? one : many}`;
}

/** A share of all, to a tenth of a percent; nothing of none. */
export const share = (part: number, all: number): string =>
  all === 0 ? '—' : `${number(Math.round((part / all) * 1_000) / 10)}%`;

const HOUR = 60;
const DAY = 24 * HOUR;

/** "4.5 min", "2 h 10 min", "3 d 4 h"; a dash where nothing was answered. */
export function duration(minutes: number | null): string {
  if (minutes === null) return '—';
  if (minutes < HOUR) return `${number(minutes)} min`;
  const [whole, of, units] = minutes < DAY ? [HOUR, 1, ['h', 'min']] : [DAY, HOUR, ['d', 'h']];
  const rest = Math.floor((minutes % whole) / of);
  const first = `${number(Math.floor(minutes / whole))} ${units[0]}`;
  return rest === 0 ? first : `${first} ${rest} ${units[1]}`;
}

/** A day of the API, as the day that it is in Dhaka. */
export const dayInWords = (day: string) => formatDate(`${day}T06:00:00Z`, 'en');

/** "13:00 to 14:00", and in short "13". */
export const hourInWords = (hour: number) => `${two(hour)}:00 to ${two((hour + 1) % 24)}:00`;
const two = (value: number) => String(value).padStart(2, '0');
