import Type from 'typebox';

/** Four digits of a year that somebody means: date fields of browsers make 0027 of a typed 27. */
export const MEANT_YEAR = '^[12][0-9]{3}-';

/** Of a departure, which nobody sells by an older one. */
export const TRAVEL_YEAR = '^2[01]';

/** A calendar day, `2027-03-31`. */
export const calendarDay = () => Type.String({ format: 'date', maxLength: 10 });

/** The same as it is taken: a stored one may have any year. */
export const givenDay = () => Type.String({ format: 'date', maxLength: 10, pattern: MEANT_YEAR });
