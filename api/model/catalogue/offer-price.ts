import type { Fault } from '../kit/errors.ts';

interface Reduction {
  price: number | null;
  percent_off: number | null;
}

/** The reason why an offer cannot be kept as it is: two prices for one item. */
export function offerFault({ price, percent_off }: Reduction): Fault | undefined {
  if (price === null || percent_off === null) return undefined;
  return {
    loc: ['body', 'percent_off'],
    msg: 'must be empty where an offer price is given: give one of both',
    type: 'offer',
  };
}

/** Price of an item with an offer; undefined where that is no less than its own price. */
export function reducedPrice(own: number | null, { price, percent_off }: Reduction) {
  const isShare = percent_off !== null && own !== null;
  const reduced = isShare ? Math.round((own * (100 - percent_off)) / 100) : price;
  if (reduced === null || (own !== null && reduced >= own)) return undefined;
  return reduced;
}

/** A price of a date with a share off; undefined where that is no less. */
export const withShareOff = (price: number, percentOff: number | null): number | undefined =>
  percentOff === null ? undefined : reducedPrice(price, { price: null, percent_off: percentOff });
