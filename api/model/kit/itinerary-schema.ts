import Type, { type TSchema } from 'typebox';
import { filledIn, isBlank } from '../text/blank.ts';
import { blank, MANY_LINES, oneLine, textOf } from '../text/characters.ts';
import type { ItineraryDay } from './field-values.ts';

const ACCOMMODATION_MAX = 200;
const itineraryDay = (accommodation: TSchema) =>
  Type.Object(
    {
      title: oneLine(160),
      description: Type.Optional(textOf(4000, `^${MANY_LINES}$`)),
      activities: Type.Optional(Type.Array(oneLine(300), { maxItems: 30 })),
      meals: Type.Optional(Type.Array(oneLine(80), { maxItems: 8 })),
      accommodation: Type.Optional(Type.Union([accommodation, Type.Null()])),
    },
    { additionalProperties: false },
  );

const itineraryOf = (accommodation: TSchema) =>
  Type.Record(Type.String({ pattern: '^day[1-9][0-9]{0,2}$' }), itineraryDay(accommodation), {
    additionalProperties: false,
    maxProperties: 60,
  });

/** The stored form of a day: blank texts are left out, and keys are in one order, whoever wrote them. */
export const storedDay = ({
  title,
  activities,
  meals,
  description,
  accommodation,
}: ItineraryDay): ItineraryDay => ({
  title,
  ...(activities && { activities }),
  ...(meals && { meals }),
  ...(description !== undefined && !isBlank(description) && { description }),
  ...(accommodation !== undefined && { accommodation: filledIn(accommodation) }),
});

/** Schema of the stored and answered form. */
export const storedItinerary = itineraryOf(oneLine(ACCOMMODATION_MAX));
/** Schema of the form that a caller may send. */
export const givenItinerary = itineraryOf(
  Type.Union([oneLine(ACCOMMODATION_MAX), blank(ACCOMMODATION_MAX)]),
);
