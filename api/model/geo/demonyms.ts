import type { countriesData } from './countries-data.ts';

type Code = (typeof countriesData)[number][0];

/** Words for what is of a country, where its names do not begin with them: a Thai visa, a Chinese one. */
// oxfmt-ignore
export const demonyms: Readonly<Partial<Record<Code, readonly string[]>>> = {
  AE: ['Emirati'],
  CA: ['Canadian', 'কানাডিয়ান'],
  CH: ['Swiss', 'সুইস'],
  CN: ['Chinese', 'চাইনিজ', 'চায়নিজ'],
  DE: ['German', 'জার্মান'],
  DK: ['Danish', 'ড্যানিশ'],
  EG: ['Egyptian', 'মিশরীয়'],
  ES: ['Spanish', 'স্প্যানিশ'],
  FI: ['Finnish', 'ফিনিশ'],
  FR: ['French', 'ফ্রেঞ্চ', 'ফরাসি'],
  GB: ['British', 'ব্রিটিশ'],
  GR: ['Greek', 'গ্রিক'],
  IE: ['Irish', 'আইরিশ'],
  IN: ['Indian', 'ইন্ডিয়ান', 'ভারতীয়'],
  IT: ['Italian', 'ইতালিয়ান', 'ইটালিয়ান'],
  JP: ['Japanese', 'জাপানিজ', 'জাপানি'],
  NL: ['Dutch', 'ডাচ'],
  NO: ['Norwegian'],
  PH: ['Filipino', 'ফিলিপিনো'],
  PL: ['Polish', 'পোলিশ'],
  PT: ['Portuguese', 'পর্তুগিজ'],
  RU: ['Russian', 'রাশিয়ান'],
  SE: ['Swedish', 'সুইডিশ'],
  TH: ['Thai', 'থাই'],
  TR: ['Turkish', 'টার্কিশ'],
  US: ['American', 'আমেরিকান'],
  VN: ['Vietnamese', 'ভিয়েতনামিজ'],
};
