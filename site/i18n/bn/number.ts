import { formatNumber } from '#model/money.ts';

export const number = (n: number) => formatNumber(n, 'bn');
