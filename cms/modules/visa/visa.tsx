import { visaService, type RecordNamed } from '#model/entities/index.ts';
import { FieldValue } from '../../table/field-value.tsx';
import type { Catalogue, CellProps } from '../catalogue/catalogue.ts';
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { inclusionCount, RecordSummary } from '../catalogue/record-summary.tsx';
import { SomeTags } from '../catalogue/some-tags.tsx';
import { availableSwitch, featuredSwitch } from '../catalogue/switches.ts';
import { CountryFlag } from './country-flag.tsx';

type Cell = CellProps<RecordNamed<'visa-service'>>;

const Details = ({ record: visa }: Cell) => (
  <RecordSummary
    picture={<CountryFlag visa={visa} />}
    title={visa.country_name}
    titleBn={visa.country_name_bn}
    featured={visa.is_featured}
  >
    <SomeTags tags={visa.tags} />
  </RecordSummary>
);

const Service = ({ record: visa }: Cell) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm lg:min-w-44">
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

const visas: Catalogue<'visa-service'> = {
  name: 'visa-service',
  heading: 'Visa Services',
  add: 'Add Visa Service',
  searchedBy: 'country or tag',
  texts: {
    noun: 'visa service',
    nouns: 'visa services',
    fetchFailed: 'Failed to fetch visa services',
    saveFailed: 'Failed to save visa service',
    deleteFailed: 'Failed to delete visa service',
    created: 'Visa service created successfully',
    updated: 'Visa service updated successfully',
    deleted: 'Visa service deleted successfully',
  },
  switches: [availableSwitch('Visa service'), featuredSwitch('Visa service')],
  columns: [
    { id: 'details', header: 'Country Details', Cell: Details },
    { id: 'service', header: 'Service Info', Cell: Service },
    { id: 'pricing', header: 'Pricing', Cell: Pricing },
  ],
  titleOf: ({ country_name }) => country_name,
};

export default function Visas() {
  return <CatalogueScreen of={visas} />;
}
