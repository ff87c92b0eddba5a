import Type, { type TSchema } from 'typebox';
import { filledIn } from '../text/blank.ts';
import { blank, WEB_ADDRESS } from '../text/characters.ts';
import { SOCIAL_NETWORKS } from './field-values.ts';

const LINK_MAX = 300;
const socialLink = Type.String({
  maxLength: LINK_MAX,
  pattern: `^(${WEB_ADDRESS}|[+0-9০-৯ ()\\-]{4,40})$`,
});

const socialLinks = (to: TSchema) =>
  Type.Object(
    Object.fromEntries(
      SOCIAL_NETWORKS.map((name) => [name, Type.Optional(Type.Union([to, Type.Null()]))]),
    ),
    { additionalProperties: false },
  );

export const storedSocial = socialLinks(socialLink);
export const givenSocial = socialLinks(Type.Union([socialLink, blank(LINK_MAX)]));

/** Links as they are stored: a blank one is none. */
export const storedLinks = (given: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(given).map(([name, to]) => [name, filledIn(to)]));
