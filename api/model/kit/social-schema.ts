import Type, { type TSchema } from 'typebox';
import { PHONE_SPACING, plainPhone } from '../contact/phone-number.ts';
import { filledIn } from '../text/blank.ts';
import {
  blank,
  parsable,
  storedAddress,
  TYPED_WEB_ADDRESS,
  WEB_ADDRESS,
} from '../text/characters.ts';
import { SOCIAL_NETWORKS } from './field-values.ts';

const LINK_MAX = 300;
const socialLink = (address: string) =>
  Type.String({
    maxLength: LINK_MAX,
    pattern: `^(${address}|[+0-9০-৯ ()\\-]{4,40})$`,
  });

const socialLinks = (to: TSchema) =>
  Type.Object(
    Object.fromEntries(
      SOCIAL_NETWORKS.map((name) => [name, Type.Optional(Type.Union([to, Type.Null()]))]),
    ),
    { additionalProperties: false },
  );

export const storedSocial = socialLinks(socialLink(WEB_ADDRESS));
/** A number with whatever spaces and dashes it was copied. */
const copiedNumber = Type.String({ pattern: `^[+0-9০-৯${PHONE_SPACING}]{4,40}$` });
export const givenSocial = socialLinks(
  Type.Union([parsable(socialLink(TYPED_WEB_ADDRESS)), copiedNumber, blank(LINK_MAX)]),
);

function storedLink(to: string | null) {
  if (to === null) return null;
  const address = storedAddress(to);
  return address.startsWith('http') ? address : filledIn(plainPhone(to));
}

/** Links as they are stored, in one order: a blank one is none. */
export const storedLinks = (given: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(
    SOCIAL_NETWORKS.flatMap((name) =>
      given[name] === undefined ? [] : [[name, storedLink(given[name])]],
    ),
  );
