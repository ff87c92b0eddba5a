import { ENOUGH } from '#model/catalogue/narrowing.ts';
import { Badge } from '../../ui/badge.tsx';

/** Whether a landing page has enough to be shown: `2 of 3 offers: not shown`. */
export const OffersNote = ({ offers }: { offers: number }) =>
  offers >= ENOUGH ? (
    <Badge tone="good">{`${offers} offers`}</Badge>
  ) : (
    <Badge tone="wait">{`${offers} of ${ENOUGH} offers: not shown`}</Badge>
  );
