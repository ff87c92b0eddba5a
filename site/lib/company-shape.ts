import type { Locale } from '#model/locales.ts';
import type { Company, Network } from './company.ts';
import type { Localised } from './localised.ts';
import type { Logo } from './logos.ts';

/** The agency, with the texts that a page passes to a shared part. */
export interface Sayer extends Company {
  given?: readonly string[];
}

/** Texts about the agency by name, each made from its facts and from texts of the page. */
const words = {
  name: ({ name }) => name.value,
  tagline: ({ tagline }) => tagline?.value,
  address: ({ address }) => address?.value,
  hours: ({ hours }) => hours?.value,
  phone: ({ phone }) => phone?.text,
  call: ({ phone }) => phone?.href,
  email: ({ email }) => email,
  chat: ({ chat }, text) => chat(text!),
  chatAlways: ({ chatAlways }, text) => chatAlways(text!),
  social: ({ social }, wanted) => social.find(({ network }) => network === wanted)?.href,
  title: ({ title }, page) => title(page!),
  sharedTitle: ({ sharedTitle }, title) => sharedTitle(title!),
  sharedName: ({ sharedName }, title, picture) => sharedName(title!, picture),
  given: ({ given }, at) => given?.[Number(at)],
} satisfies Record<string, (sayer: Sayer, ...own: string[]) => string | undefined>;

/** One text as plain data: its name and its arguments, which may be such texts themselves. */
export type Words = [name: keyof typeof words, ...own: (string | Words)[]];

/** The text with the agency's current facts; throws where it lacks the fact. */
export function wordsOf(sayer: Sayer, [name, ...own]: Words): string {
  const made = own.map((each) => (typeof each === 'string' ? each : wordsOf(sayer, each)));
  const make: (sayer: Sayer, ...own: string[]) => string | undefined = words[name];
  const text = make(sayer, ...made);
  if (text === undefined) throw new Error(`The agency has no ${name}`);
  return text;
}

/** An existing text of the agency, with its language if it is not the page's. */
interface Said {
  lang?: Locale | undefined;
}

/**
 * The agency's facts that decide a page's markup: which exist, and in which language. Pages that
 * read the same shape differ in the agency's texts alone.
 */
export interface CompanyShape {
  name: Said;
  logo: Logo | undefined;
  tagline: Said | undefined;
  address: Said | undefined;
  hours: Said | undefined;
  hasPhone: boolean;
  hasEmail: boolean;
  hasChat: boolean;
  networks: Network[];
}

export function shapeOf(company: Company): CompanyShape {
  const { name, logo, tagline, address, hours, phone, email, chat, social } = company;
  const said = (text: Localised | undefined) => text && { lang: text.lang };
  return {
    name: { lang: name.lang },
    logo,
    tagline: said(tagline),
    address: said(address),
    hours: said(hours),
    hasPhone: phone !== undefined,
    hasEmail: email !== undefined,
    hasChat: chat('') !== undefined,
    networks: social.map(({ network }) => network),
  };
}

export type ShapeFact = keyof CompanyShape;

/** Lazy agency: its getters read the shape through `ask`, and its texts come from `say`. */
export function companyOf(
  ask: <F extends ShapeFact>(fact: F) => CompanyShape[F],
  say: (words: Words) => string,
): Company {
  const said = (fact: 'tagline' | 'address' | 'hours') => {
    const text = ask(fact);
    return text && { value: say([fact]), lang: text.lang };
  };
  const name = {
    value: say(['name']),
    get lang() {
      return ask('name').lang;
    },
  };
  return {
    name,
    get logo() {
      return ask('logo');
    },
    get tagline() {
      return said('tagline');
    },
    get address() {
      return said('address');
    },
    get hours() {
      return said('hours');
    },
    get phone() {
      return ask('hasPhone') ? { text: say(['phone']), href: say(['call']) } : undefined;
    },
    get email() {
      return ask('hasEmail') ? say(['email']) : undefined;
    },
    get social() {
      return ask('networks').map((network) => ({ network, href: say(['social', network]) }));
    },
    chat: (text) => (ask('hasChat') ? say(['chat', text]) : undefined),
    chatAlways: (text) => say(['chatAlways', text]),
    title: (page) => say(['title', page]),
    sharedTitle: (title) => say(['sharedTitle', title]),
    sharedName: (title, picture) =>
      say(picture === undefined ? ['sharedName', title] : ['sharedName', title, picture]),
  };
}
