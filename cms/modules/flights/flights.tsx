import { flight, type RecordNamed } from '#model/entities/index.ts';
import { FieldValue } from '../../table/field-value.tsx';
import type { CellProps } from '../catalogue/catalogue.ts';
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { defineCatalogue } from '../catalogue/define.ts';
import { RecordSummary, SummaryLine } from '../catalogue/record-summary.tsx';
import { FirstTags } from '../catalogue/first-tags.tsx';

type Flight = RecordNamed<'flight'>;
type Cell = CellProps<Flight>;

const tripLabels: Readonly<Record<Flight['trip_type'], string>> = {
  one_way: 'One way',
  round_trip: 'Round trip',
};

const cabinLabels: Readonly<Record<Flight['cabin'], string>> = {
  economy: 'Economy',
  premium_economy: 'Premium economy',
  business: 'Business',
  first: 'First',
};

/** One-line title: airline and route. */
const titleOf = ({ airline, origin, destination }: Flight) =>
  `${airline}: ${origin} – ${destination}`;

const Details = ({ record: offer }: Cell) => (
  <RecordSummary
    picture={null}
    title={titleOf(offer)}
    titleBn={offer.airline_bn}
    featured={offer.is_featured}
  >
    <SummaryLine>
      {tripLabels[offer.trip_type]}, {cabinLabels[offer.cabin]}
    </SummaryLine>
    <FirstTags tags={offer.tags} />
  </RecordSummary>
);

const Offer = ({ record: offer }: Cell) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm wrap-anywhere lg:min-w-28 lg:max-xl:block">
    <dt className="text-faint">Baggage</dt>
    <dd>{offer.baggage ?? '—'}</dd>
    <dt className="text-faint">Valid until</dt>
    <dd>
      <FieldValue entity={flight} record={offer} name="valid_until" />
    </dd>
  </dl>
);

const Price = ({ record: offer }: Cell) => (
  <div className="font-bold whitespace-nowrap tabular-nums">
    <FieldValue entity={flight} record={offer} name="price" />
  </div>
);

const flights = defineCatalogue({
  name: 'flight',
  searchedBy: 'airline, origin or destination',
  columns: [
    { id: 'details', header: 'Flight Details', Cell: Details },
    { id: 'offer', header: 'Offer', Cell: Offer },
    { id: 'price', header: 'Price', Cell: Price },
  ],
  titleOf,
});

export default function Flights() {
  return <CatalogueScreen of={flights} />;
}
