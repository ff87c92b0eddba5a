import type { Locale } from '#model/kit/locales.ts';
import type { PostTeaser } from './post-teaser.ts';
import { blogCoversFrom } from '../media/stock-images.ts';

/** A post that stands in until the agency has published its first. */
export interface SamplePost extends PostTeaser {
  opens: { dialog: string };
  paragraphs: readonly string[];
}

interface Sample {
  title: string;
  excerpt: string;
  paragraphs: readonly string[];
}

const category: Readonly<Record<Locale, string>> = { en: 'Sample', bn: 'নমুনা' };

const samples: Readonly<Record<Locale, readonly Sample[]>> = {
  en: [
    {
      title: 'What to put in the folder before you ask for a visa',
      excerpt: 'A sample post: passport, photos, bank papers, and one page that says why you go.',
      paragraphs: [
        'This is a sample post. It stands here until the first real one is published.',
        'Most visas ask for the same five things: a passport with half a year left on it, recent photos, bank papers that tell an ordinary story, proof of work or study, and a plan for the journey with a bed for every night.',
        'Keep them in one folder, in that order, with a copy of each. Whoever reads it should find the answer before the question comes up.',
      ],
    },
    {
      title: 'When to buy the ticket',
      excerpt: 'A sample post: why the date matters more than the hour at which you look.',
      paragraphs: [
        'This is a sample post. It stands here until the first real one is published.',
        'Fares from Dhaka rise before Eid, in December and in school holidays. Six to ten weeks ahead is a good time to look; a day or two to either side often makes more difference than the airline.',
        'Before you pay, ask what a change costs, and what comes back if you cannot go.',
      ],
    },
    {
      title: 'A weekend with one small bag',
      excerpt: 'A sample post: what fits, what stays at home, and what you will be glad of.',
      paragraphs: [
        'This is a sample post. It stands here until the first real one is published.',
        'Two sets of clothes, one warm layer for the bus, slippers, a charger, your own medicine and a copy of your papers: that is a weekend.',
        'Leave room for what you bring back. There is always something.',
      ],
    },
  ],
  bn: [
    {
      title: 'ভিসার আবেদনের আগে ফাইলে যা যা রাখবেন',
      excerpt: 'নমুনা লেখা: পাসপোর্ট, ছবি, ব্যাংকের কাগজ, আর কেন যাচ্ছেন তার এক পাতা।',
      paragraphs: [
        'এটি একটি নমুনা লেখা। প্রথম আসল লেখাটি প্রকাশ হওয়া পর্যন্ত এখানে থাকবে।',
        'বেশির ভাগ ভিসায় পাঁচটি জিনিসই চায়: অন্তত ছয় মাস মেয়াদি পাসপোর্ট, সাম্প্রতিক ছবি, স্বাভাবিক লেনদেনের ব্যাংক স্টেটমেন্ট, চাকরি বা পড়াশোনার প্রমাণ, আর প্রতি রাতের থাকার জায়গাসহ যাত্রার পরিকল্পনা।',
        'সব এক ফাইলে, এই ক্রমে, একটা করে ফটোকপিসহ রাখুন। যিনি দেখবেন, প্রশ্ন করার আগেই যেন উত্তর পেয়ে যান।',
      ],
    },
    {
      title: 'টিকিট কখন কাটবেন',
      excerpt: 'নমুনা লেখা: দিনের কোন সময়ে খুঁজছেন তার চেয়ে কোন তারিখে যাচ্ছেন সেটাই বড় কথা।',
      paragraphs: [
        'এটি একটি নমুনা লেখা। প্রথম আসল লেখাটি প্রকাশ হওয়া পর্যন্ত এখানে থাকবে।',
        'ঈদের আগে, ডিসেম্বরে আর স্কুলের ছুটিতে ঢাকা থেকে ভাড়া বাড়ে। ছয় থেকে দশ সপ্তাহ আগে খোঁজা ভালো; কোন এয়ারলাইন তার চেয়ে তারিখ এক-দুই দিন আগে-পিছে করলে অনেক সময় বেশি তফাত হয়।',
        'টাকা দেওয়ার আগে জেনে নিন তারিখ বদলাতে কত লাগে, আর যেতে না পারলে কত ফেরত পাবেন।',
      ],
    },
    {
      title: 'একটা ছোট ব্যাগে সপ্তাহান্ত',
      excerpt: 'নমুনা লেখা: কী নেবেন, কী রেখে যাবেন, আর কোনটা সঙ্গে থাকলে খুশি হবেন।',
      paragraphs: [
        'এটি একটি নমুনা লেখা। প্রথম আসল লেখাটি প্রকাশ হওয়া পর্যন্ত এখানে থাকবে।',
        'দুই সেট কাপড়, বাসের জন্য একটা গরম কাপড়, স্যান্ডেল, চার্জার, নিজের ওষুধ আর কাগজপত্রের কপি: দুই দিনের জন্য এই যথেষ্ট।',
        'ফেরার সময় কিছু আনবেন, তার জায়গা রাখুন। কিছু না কিছু আনা হয়ই।',
      ],
    },
  ],
};

export const samplePosts = (locale: Locale): SamplePost[] =>
  samples[locale].map(({ title, excerpt, paragraphs }, i) => ({
    title: { value: title, lang: undefined },
    category: { value: category[locale], lang: undefined },
    date: undefined,
    excerpt: { value: excerpt, lang: undefined },
    covers: blogCoversFrom(i),
    opens: { dialog: `sample-${i + 1}` },
    paragraphs,
  }));
