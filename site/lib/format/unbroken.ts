/** Between a number and the unit of its weight, in either language. */
const BEFORE_UNIT = /(?<=\p{Nd}) (?=(?:kgs?|kilos?|কেজি|কিলো))/giu;

/** A text in which no line ends between a weight and its unit: "20 kg". */
export const unbroken = (text: string): string => text.replace(BEFORE_UNIT, '\u00a0');
