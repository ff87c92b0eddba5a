import { isBlank } from '#model/text/blank.ts';
import { momentInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import type {
  FieldKind,
  FieldValues,
  Itinerary,
  Requirements,
  SocialLinks,
} from '#model/kit/field-values.ts';
import { isCompanyPhone } from '#model/contact/phone-number.ts';
import { departures, type DraftDeparture } from '../departures/departures-codec.ts';
import { daysIn, storedDays } from '../itinerary/days.ts';
import { InputFault, NotANumber, type Codec } from './input-fault.ts';
import { hasDottedThousands, numberIn, plainNumber } from './plain-number.ts';
import { typedAddress, typedEntries, typedLine, typedLines } from './typed-text.ts';
import { hours } from '../hours/hours-codec.ts';
import { groupsOf, storedGroups, type DraftGroup } from '../requirements/groups.ts';

/** Draft value of each field kind: the state of its control while somebody types. */
export type DraftValues = {
  [K in FieldKind]: K extends 'flag'
    ? boolean
    : K extends 'hours'
      ? Record<string, string>
      : K extends 'tags' | 'items' | 'facets'
        ? string[]
        : K extends 'social'
          ? Record<string, string>
          : K extends 'requirements'
            ? DraftGroup[]
            : K extends 'departures'
              ? DraftDeparture[]
              : string;
};
export type DraftValue = DraftValues[FieldKind];

const typedBy = (stored: (text: string) => string): Codec<string> => ({
  format: (value) => value ?? '',
  parse: (draft) => (isBlank(draft) ? null : stored(draft)),
});
const line = typedBy(typedLine);
const lines = typedBy(typedLines);
const address = typedBy(typedAddress);

const number = (fault: string, isValid: (value: number) => boolean): Codec<number> => ({
  format: (value) => (value === null ? '' : String(value)),
  parse: (draft) => {
    const digits = plainNumber(draft);
    if (digits === '') return null;
    if (digits.includes(',')) throw new InputFault('Check the commas, like 1,25,000');
    const value = numberIn(digits);
    if (Number.isNaN(value)) throw new NotANumber(fault);
    if (!isValid(value)) throw new InputFault(fault);
    return value;
  },
});

const amount = number('Enter a price in digits, like 26500', (value) => value >= 0);
const money: Codec<number> = {
  ...amount,
  parse: (draft) => {
    if (hasDottedThousands(plainNumber(draft))) throw new InputFault('Check the dot, like 58,500');
    return amount.parse(draft);
  },
};

const perLine: Codec<string[]> = {
  format: (value) => (value ?? []).join('\n'),
  parse: (draft) => {
    const entries = typedEntries(draft);
    return entries.length === 0 ? null : entries;
  },
};

const addresses: Codec<string[]> = {
  ...perLine,
  parse: (draft) => perLine.parse(draft)?.map(typedAddress) ?? null,
};

const chosen: Codec<string[], string[]> = {
  format: (value) => value ?? [],
  parse: (draft) => (draft.length === 0 ? null : draft),
};

/** Draft value: the JSON text, which can be edited as such. */
const itinerary: Codec<Itinerary> = {
  format: (value) => (value === null ? '' : JSON.stringify(value, null, 2)),
  parse: (draft) => {
    if (draft.trim() === '') return null;
    parseJson(draft);
    const days = daysIn(draft);
    if (!days) throw new InputFault('Must be an object like {"day1": {"title": "…"}}');
    const { itinerary: stored, untitled } = storedDays(days);
    if (untitled !== undefined) throw new InputFault(`Day ${untitled} needs a title`);
    return Object.keys(stored).length === 0 ? null : stored;
  },
};

const requirements: Codec<Requirements, DraftGroup[]> = {
  format: groupsOf,
  parse: (draft) => {
    const read = storedGroups(draft);
    if (!('fault' in read)) return read.stored as Requirements | null;
    throw new InputFault(
      read.fault.kind === 'no heading'
        ? 'Give every list a heading'
        : `Two lists are called “${read.fault.heading}”`,
    );
  },
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputFault(`Invalid JSON: ${(error as Error).message}`, { cause: error });
  }
}

const social: Codec<SocialLinks, Record<string, string>> = {
  format: (value) =>
    Object.fromEntries(Object.entries(value ?? {}).map(([name, link]) => [name, link ?? ''])),
  parse: (draft) => {
    const links = Object.entries(draft)
      .map(([name, link]) => [name, typedAddress(link)] as const)
      .filter(([, link]) => !isBlank(link));
    return links.length === 0 ? null : (Object.fromEntries(links) as SocialLinks);
  },
};

/** Draft value: the local time in Dhaka, in any time zone of the browser. */
const moment: Codec<string> = {
  format: (value) => (value === null ? '' : wallTimeInDhaka(value)),
  parse: (draft) => {
    if (draft === '') return null;
    const found = momentInDhaka(draft);
    if (!found) throw new InputFault('Enter a day and a time');
    return found;
  },
};

const phone: Codec<string> = {
  format: line.format,
  parse: (draft) => {
    const value = line.parse(draft);
    if (value !== null && !isCompanyPhone(value))
      throw new InputFault('Enter a whole number, like 01711-000000 or +880 1711-000000');
    return value;
  },
};

export const codecs: { [K in FieldKind]: Codec<FieldValues[K], DraftValues[K]> } = {
  text: line,
  multiline: lines,
  markdown: lines,
  money,
  decimal: number('Enter a number', Number.isFinite),
  integer: number('Enter a whole number', Number.isInteger),
  flag: { format: (value) => value ?? false, parse: (draft) => draft },
  choice: line,
  lines: perLine,
  tags: chosen,
  image: address,
  images: addresses,
  items: chosen,
  facets: chosen,
  link: address,
  path: address,
  email: address,
  phone,
  slug: address,
  date: line,
  moment,
  itinerary,
  requirements,
  social,
  hours,
  departures,
};

/** The codec of a kind that is known at run time only. */
export const codecOf = (kind: FieldKind) => codecs[kind] as unknown as Codec<unknown, DraftValue>;
