import type { EntityName } from '#model/entities/index.ts';
import { reviewFault } from '#model/agency/review-rules.ts';
import { landingPageFault } from '#model/catalogue/subjects.ts';
import { offerFault } from '#model/catalogue/offer-price.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { Fault } from '#model/kit/errors.ts';
import type { Row } from '../db/codec.ts';
import { Unprocessable } from '../errors.ts';

/** Rules of a whole record that no schema of its fields says. */
const rules: Partial<Record<EntityName, (record: never) => Fault | undefined>> = {
  'landing-page': landingPageFault,
  offer: offerFault,
  review: reviewFault,
};

/** Refuses a record that breaks the rule of its entity. */
export function refuseFaulty({ name }: Entity, record: Row): void {
  const fault = rules[name as EntityName]?.(record as never);
  if (fault) throw new Unprocessable([fault]);
}
