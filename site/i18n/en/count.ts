import { formatNumber } from '#model/format/money.ts';

/** `1 day`, `3 days`, `1,25,000 days`: a line never ends between the number and its unit. */
export const count = (n: number, one: string, many: string) =>
  `${formatNumber(n, 'en')}\u00a0${n === 1 ? one : many}`;
