/** A day of the Hijri calendar; months count from 1. */
export interface HijriDay {
  day: number;
  month: number;
  year: number;
}

/** Umm al-Qura: the calendar of Saudi Arabia, in which the day in Makkah has its name. */
const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The Hijri day of a day, 2027-02-08. */
export function hijriDay(day: string): HijriDay {
  const parts = ummAlQura.formatToParts(new Date(day));
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { day: number('day'), month: number('month'), year: number('year') };
}
