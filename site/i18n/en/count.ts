import { formatNumber } from '#model/money.ts';

/** `1 day`, `3 days`, `1,25,000 days`. */
export const count = (n: number, one: string, many: string) =>
  `${formatNumber(n, 'en')} ${n === 1 ? one : many}`;
