import Type from 'typebox';
import {
  ADDRESS_CHARACTER,
  parsable,
  storedAddress,
  TYPED_WEB_ADDRESS,
  WEB_ADDRESS,
} from '../text/characters.ts';

const MAX = 500;
const OWN_FILE = '/static/uploads/[A-Za-z0-9._-]+';
const OWN_PAGE = `/((?!/)${ADDRESS_CHARACTER}+)?`;
const ANCHOR = '#[A-Za-z][\\w-]*';

const oneOf = (...forms: string[]) =>
  parsable(Type.String({ maxLength: MAX, pattern: `^(${forms.join('|')})$` }));

const normalise = (value: unknown) => storedAddress(value as string);

/** The address of a picture: on the web, or among the uploads. */
export const IMAGE = {
  schema: oneOf(WEB_ADDRESS, OWN_FILE),
  input: oneOf(TYPED_WEB_ADDRESS, OWN_FILE),
  normalise,
};

/** The target of a button: another site, a page of this site, or an anchor on the page. */
export const LINK = {
  schema: oneOf(WEB_ADDRESS, OWN_PAGE, ANCHOR),
  input: oneOf(TYPED_WEB_ADDRESS, OWN_PAGE, ANCHOR),
  normalise,
};
