import type { FieldKind } from '#model/kit/field-values.ts';
import type { Held, HeldValues } from './codecs.ts';
import { daysIn } from '../itinerary/days.ts';

type Shown<K extends FieldKind> = (held: HeldValues[K]) => string;

const typed = (held: string) => held;

/** Read-only text of a draft value, by field kind. */
const texts: { [K in FieldKind]: Shown<K> } = {
  text: typed,
  multiline: typed,
  markdown: typed,
  money: typed,
  decimal: typed,
  integer: typed,
  flag: (held) => (held ? 'On' : 'Off'),
  choice: (held) => held.replaceAll('_', ' '),
  lines: typed,
  tags: (held) => held.join(', '),
  image: typed,
  images: typed,
  link: typed,
  email: typed,
  phone: typed,
  slug: typed,
  date: typed,
  moment: (held) => held.replace('T', ' '),
  itinerary: (held) => {
    const days = daysIn(held);
    if (!days) return held;
    return days
      .map(({ number, title, description, activities = [], meals = [], accommodation }) =>
        [`Day ${number}: ${title ?? ''}`, description, ...activities, ...meals, accommodation]
          .filter(Boolean)
          .join('\n  '),
      )
      .join('\n');
  },
  requirements: (held) => held.map(({ heading, items }) => `${heading}:\n${items}`).join('\n'),
  social: (held) =>
    Object.entries(held)
      .map(([network, link]) => `${network}: ${link}`)
      .join('\n'),
};

export const heldText = (kind: FieldKind, held: Held): string =>
  (texts[kind] as unknown as (held: Held) => string)(held);
