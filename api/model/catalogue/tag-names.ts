import { tagKey } from './tag-key.ts';

/** Common tags: the English name, which is the normalised tag, and the Bengali one. */
const WELL_KNOWN: readonly (readonly [english: string, bengali: string])[] = [
  ['Adventure', 'অ্যাডভেঞ্চার'],
  ['Africa', 'আফ্রিকা'],
  ['Airport', 'বিমানবন্দর'],
  ['Asia', 'এশিয়া'],
  ['Bangladesh', 'বাংলাদেশ'],
  ['Beach', 'সমুদ্রসৈকত'],
  ['Boat', 'নৌভ্রমণ'],
  ['Budget', 'বাজেট'],
  ['Business', 'ব্যবসা'],
  ['Central Asia', 'মধ্য এশিয়া'],
  ['City', 'শহর'],
  ['Culture', 'সংস্কৃতি'],
  ['Documents', 'কাগজপত্র'],
  ['Domestic', 'দেশের ভেতরে'],
  ['E-visa', 'ই-ভিসা'],
  ['East Asia', 'পূর্ব এশিয়া'],
  ['Eid', 'ঈদ'],
  ['Elders', 'বয়স্ক যাত্রী'],
  ['Europe', 'ইউরোপ'],
  ['Family', 'পরিবার'],
  ['First time', 'প্রথম যাত্রা'],
  ['Food', 'খাবারদাবার'],
  ['Group', 'দলগত'],
  ['Gulf', 'উপসাগরীয় দেশ'],
  ['Hajj', 'হজ'],
  ['Health', 'স্বাস্থ্য'],
  ['History', 'ইতিহাস'],
  ['Honeymoon', 'মধুচন্দ্রিমা'],
  ['Individual', 'ব্যক্তিগত'],
  ['Island', 'দ্বীপ'],
  ['Luxury', 'বিলাসবহুল'],
  ['Madinah', 'মদিনা'],
  ['Makkah', 'মক্কা'],
  ['Malaysia', 'মালয়েশিয়া'],
  ['Medical', 'চিকিৎসা'],
  ['Middle East', 'মধ্যপ্রাচ্য'],
  ['Money', 'টাকাপয়সা'],
  ['Mountains', 'পাহাড়'],
  ['Nature', 'প্রকৃতি'],
  ['Nepal', 'নেপাল'],
  ['North America', 'উত্তর আমেরিকা'],
  ['Oceania', 'ওশেনিয়া'],
  ['On arrival', 'অন অ্যারাইভাল'],
  ['Packing', 'ব্যাগ গোছানো'],
  ['Ramadan', 'রমজান'],
  ['SAARC', 'সার্ক'],
  ['Schengen', 'শেনজেন'],
  ['Shopping', 'কেনাকাটা'],
  ['Short', 'অল্প দিনের'],
  ['South America', 'দক্ষিণ আমেরিকা'],
  ['South Asia', 'দক্ষিণ এশিয়া'],
  ['South-East Asia', 'দক্ষিণ-পূর্ব এশিয়া'],
  ['Student', 'শিক্ষার্থী'],
  ['Tea', 'চা-বাগান'],
  ['Thailand', 'থাইল্যান্ড'],
  ['Tourist', 'পর্যটক'],
  ['Transit', 'ট্রানজিট'],
  ['Türkiye', 'তুরস্ক'],
  ['Umrah', 'ওমরাহ'],
  ['Visa', 'ভিসা'],
  ['Weekend', 'সাপ্তাহিক ছুটি'],
  ['Wildlife', 'বন্যপ্রাণী'],
];

const wellKnown = new Map(WELL_KNOWN.map((names) => [tagKey(names[0]), names]));

/** Kebab case: a key rather than words. */
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The English label of a tag: `middle-east` as `Middle East`, and words as typed. */
export function readableTag(tag: string): string {
  if (!KEY.test(tag)) return tag;
  const known = wellKnown.get(tagKey(tag));
  return known?.[0] ?? tag.split('-').map(capitalised).join(' ');
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export interface TagEntry {
  name: string;
  name_bn: string | null;
}

/** A row of the tags table for each tag in use without one, with its Bengali name if well known. */
export function entriesFor(used: Iterable<string>, named: Iterable<string>): TagEntry[] {
  const seen = new Set(Array.from(named, tagKey));
  const entries: TagEntry[] = [];
  for (const tag of used) {
    const key = tagKey(tag);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    const known = wellKnown.get(key);
    entries.push({ name: known?.[0] ?? readableTag(tag), name_bn: known?.[1] ?? null });
  }
  return entries;
}
