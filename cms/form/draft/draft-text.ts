import type { FieldKind } from '#model/kit/field-values.ts';
import { formatTaka } from '#model/format/money.ts';
import { codecs, type DraftValue, type DraftValues } from './codecs.ts';
import { InputFault } from './input-fault.ts';
import { departureText } from '../departures/departure-words.ts';
import { facetText } from '../facets/facet-words.ts';
import { daysIn } from '../itinerary/days.ts';

type Shown<K extends FieldKind> = (draft: DraftValues[K]) => string;

const typed = (draft: string) => draft;

/** A price as lists show it; what is no number yet, as it is typed. */
const price = (draft: string) => {
  try {
    return formatTaka(codecs.money.parse(draft), 'en');
  } catch (error) {
    if (error instanceof InputFault) return draft;
    throw error;
  }
};

/** In words: where a picture can be shown, it is. */
const pictures = (draft: string) => {
  const count = picturesIn(draft).length;
  return count === 0 ? '' : `${count} ${count === 1 ? 'picture' : 'pictures'}`;
};

/** The addresses of pictures, one per line. */
export const picturesIn = (draft: string) => draft.split('\n').filter((each) => each.trim() !== '');

const typedHours = (draft: Record<string, string>) =>
  Object.entries(draft)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name.replaceAll('_', ' ')}: ${text}`)
    .join('\n');

/** An option of a choice, in words. */
export const choiceText = (option: string) =>
  option.replaceAll(/[_-]/g, ' ').replace('whatsapp', 'WhatsApp');

/** The same where it stands alone. */
export const choiceLabel = (option: string) =>
  option.charAt(0).toUpperCase() + choiceText(option).slice(1);

/** Read-only text of a draft value, by field kind. */
const texts: { [K in FieldKind]: Shown<K> } = {
  text: typed,
  multiline: typed,
  markdown: typed,
  money: price,
  decimal: typed,
  integer: typed,
  flag: (draft) => (draft ? 'On' : 'Off'),
  choice: choiceText,
  lines: typed,
  tags: (draft) => draft.join(', '),
  image: pictures,
  images: pictures,
  items: (draft) => draft.join('\n'),
  facets: (draft) => draft.map(facetText).join(', '),
  link: typed,
  path: typed,
  email: typed,
  phone: typed,
  slug: typed,
  date: typed,
  moment: (draft) => draft.replace('T', ' '),
  itinerary: (draft) => {
    const days = daysIn(draft);
    if (!days) return draft;
    return days
      .map(({ number, title, description, activities = [], meals = [], accommodation }) =>
        [`Day ${number}: ${title ?? ''}`, description, ...activities, ...meals, accommodation]
          .filter(Boolean)
          .join('\n  '),
      )
      .join('\n');
  },
  requirements: (draft) => draft.map(({ heading, items }) => `${heading}:\n${items}`).join('\n'),
  hours: typedHours,
  departures: (draft) => draft.map(departureText).join('\n'),
  social: (draft) =>
    Object.entries(draft)
      .map(([network, link]) => `${network}: ${link}`)
      .join('\n'),
};

export const draftText = (kind: FieldKind, draft: DraftValue): string =>
  (texts[kind] as unknown as (draft: DraftValue) => string)(draft);
