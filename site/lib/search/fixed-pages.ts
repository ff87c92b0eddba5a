import type { Locale } from '#model/kit/locales.ts';
import { namesPublished, paths, type PageName } from '#model/routes/paths.ts';
import { kindWords } from '#model/search/kind-words.ts';
import type { Strings } from '../../i18n/en/index.ts';
import { strings } from '../../i18n/index.ts';

interface FixedPage {
  path: string;
  title: string;
  about: string;
  /** Words that visitors ask for it by, in both languages. */
  words: string;
}

type Said = (t: Strings) => { title: string; about: string };

/** How the pages that are no record's introduce themselves. */
const said: { readonly [N in PageName]: Said } = {
  home: ({ nav, services }) => ({ title: nav.items.home, about: services.title }),
  about: ({ nav, search }) => ({ title: nav.items.about, about: search.about.about }),
  contact: ({ nav, search }) => ({ title: nav.items.contact, about: search.about.contact }),
  visas: ({ visas }) => ({ title: visas.title, about: visas.pageDescription }),
  flights: ({ nav, flights }) => ({ title: nav.items.flights, about: flights.pageDescription }),
  tours: ({ tours }) => ({ title: tours.title, about: tours.pageDescription }),
  umrah: ({ umrah }) => ({ title: umrah.title, about: umrah.pageDescription }),
  compare: ({ compare }) => ({ title: compare.title, about: compare.pageDescription }),
  blog: ({ blog }) => ({ title: blog.title, about: blog.pageDescription }),
  travel: ({ travel }) => ({ title: travel.title, about: travel.pageDescription }),
  faq: ({ faq }) => ({ title: faq.pageTitle, about: faq.pageDescription }),
  privacy: ({ privacy }) => ({ title: privacy.pageTitle, about: privacy.pageDescription }),
};

/** Ways to pay: questions say how, the contact page to which accounts. */
const WALLETS = 'bkash nagad rocket';

/** Words by which a page is asked for that are not in its own texts. */
const asked: Partial<Record<PageName, string>> = {
  ...kindWords,
  contact: `phone address office map yogajog ফোন ঠিকানা অফিস খোলা ${WALLETS}`,
  faq:
    'faq refund cancel payment instalment emi credit card question ' +
    `রিফান্ড টাকা ফেরত বাতিল পেমেন্ট কিস্তি কার্ড প্রশ্ন জিজ্ঞাসা ${WALLETS}`,
};

/** In the order of the table. */
export const fixedPages = (locale: Locale): FixedPage[] =>
  namesPublished('listed').map((name) => ({
    path: paths[name],
    ...said[name](strings(locale)),
    words: asked[name] ?? '',
  }));
