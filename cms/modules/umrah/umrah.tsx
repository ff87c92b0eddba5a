import { cardPictures } from '#model/media/card-pictures.ts';
import { umrahPackage, type RecordNamed } from '#model/entities/index.ts';
import { FieldValue } from '../../table/field-value.tsx';
import type { CellProps } from '../catalogue/catalogue.ts';
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { defineCatalogue } from '../catalogue/define.ts';
import { inclusionCount, RecordSummary, SummaryLine } from '../catalogue/record-summary.tsx';
import { RowPicture } from '../catalogue/row-picture.tsx';

type UmrahPackage = RecordNamed<'umrah-package'>;
type Cell = CellProps<UmrahPackage>;

const typeLabels: Readonly<Record<UmrahPackage['package_type'], string>> = {
  group: 'Group',
  solo: 'Solo',
};

const Details = ({ record }: Cell) => (
  <RecordSummary
    picture={<RowPicture sources={cardPictures(record)} />}
    title={record.name}
    titleBn={record.name_bn}
    featured={record.is_featured}
  >
    {record.duration && <SummaryLine>{record.duration}</SummaryLine>}
    <SummaryLine>{inclusionCount(record)}</SummaryLine>
  </RecordSummary>
);

const Type = ({ record }: Cell) => typeLabels[record.package_type];

const Price = ({ record }: Cell) => (
  <div className="font-bold whitespace-nowrap tabular-nums">
    <FieldValue entity={umrahPackage} record={record} name="price" />
  </div>
);

const umrah = defineCatalogue({
  name: 'umrah-package',
  heading: 'Umrah Packages Management',
  searchedBy: 'name, in English or Bengali',
  texts: {
    noun: 'Umrah package',
    nouns: 'Umrah packages',
    fetchFailed: 'Failed to fetch packages',
    saveFailed: 'Failed to save package',
    ownWordsOnly: true,
    deleteFailed: 'Failed to delete umrah package',
  },
  filters: [
    {
      column: 'package_type',
      label: 'Type',
      all: 'All Types',
      options: umrahPackage.fields.package_type.options.map((value) => ({
        value,
        label: typeLabels[value as UmrahPackage['package_type']],
      })),
    },
  ],
  columns: [
    { id: 'details', header: 'Package Details', Cell: Details },
    { id: 'type', header: 'Type', Cell: Type },
    { id: 'price', header: 'Price', Cell: Price },
  ],
  titleOf: ({ name }) => name,
});

export default function Umrah() {
  return <CatalogueScreen of={umrah} />;
}
