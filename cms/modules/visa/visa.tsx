import { visaService, type RecordNamed } from '#model/entities/index.ts';
import { FieldValue } from '../../table/field-value.tsx';
import type { CellProps } from '../catalogue/catalogue.ts';
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { defineCatalogue } from '../catalogue/define.ts';
import { inclusionCount, RecordSummary } from '../catalogue/record-summary.tsx';
import { FirstTags } from '../catalogue/first-tags.tsx';
import { CountryFlag } from './country-flag.tsx';

type Cell = CellProps<RecordNamed<'visa-service'>>;

const Details = ({ record: visa }: Cell) => (
  <RecordSummary
    picture={<CountryFlag visa={visa} />}
    title={visa.country_name}
    titleBn={visa.country_name_bn}
    featured={visa.is_featured}
  >
    <FirstTags tags={visa.tags} />
  </RecordSummary>
);

const Service = ({ record: visa }: Cell) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm wrap-anywhere lg:min-w-28 lg:max-xl:block">
    <dt className="text-faint">Stay</dt>
    <dd>{visa.duration ?? '—'}</dd>
    <dt className="text-faint">Processing</dt>
    <dd>{visa.processing_time ?? '—'}</dd>
    <dt className="sr-only">Inclusions</dt>
    <dd className="col-span-2 text-faint">{inclusionCount(visa)}</dd>
  </dl>
);

const Pricing = ({ record: visa }: Cell) => (
  <div className="font-bold whitespace-nowrap tabular-nums">
    <FieldValue entity={visaService} record={visa} name="charge" />
  </div>
);

const visas = defineCatalogue({
  name: 'visa-service',
  searchedBy: 'country or tag',
  columns: [
    { id: 'details', header: 'Country Details', Cell: Details },
    { id: 'service', header: 'Service Info', Cell: Service },
    { id: 'pricing', header: 'Pricing', Cell: Pricing },
  ],
  titleOf: ({ country_name }) => country_name,
});

export default function Visas() {
  return <CatalogueScreen of={visas} />;
}
