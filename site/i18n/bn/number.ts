import { formatNumber } from '#model/format/money.ts';

export const number = (n: number) => formatNumber(n, 'bn');
