import type { CatalogueList } from '../entities/index.ts';

/** Words by which visitors ask for a kind of record. A word may mean several. */
export const kindWords: { readonly [L in CatalogueList]: string } = {
  tours: 'tour trip package holiday vacation travel ট্যুর ভ্রমণ প্যাকেজ সফর বেড়ানো ghurte',
  umrah: 'umrah omrah hajj package ওমরাহ উমরাহ হজ হজ্ব প্যাকেজ কাফেলা',
  visas: 'visa ভিসা immigration',
  flights: 'flight ticket airfare airlines air plane fare ফ্লাইট টিকিট বিমান এয়ার ভাড়া',
  travel: 'guide season holiday honeymoon গাইড মৌসুম ছুটি হানিমুন',
  blog: 'blog guide tips article ব্লগ গাইড পরামর্শ',
};

/** Words of a question about something, in which other words name it: Thailand visa korte koto lagbe. */
export const askingWords =
  'koto taka lagbe lage khoroch dam jete jabo korte korbo chai price cost fee how much for কত টাকা ' +
  'লাগবে লাগে খরচ দাম যেতে যাব করতে করব চাই জন্য';
