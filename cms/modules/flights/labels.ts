import type { RecordNamed } from '#model/entities/index.ts';

type Flight = RecordNamed<'flight'>;

export const tripLabels: Readonly<Record<Flight['trip_type'], string>> = {
  one_way: 'One way',
  round_trip: 'Round trip',
};

export const cabinLabels: Readonly<Record<Flight['cabin'], string>> = {
  economy: 'Economy',
  premium_economy: 'Premium economy',
  business: 'Business',
  first: 'First',
};
