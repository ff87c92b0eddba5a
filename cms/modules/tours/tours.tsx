import { cardPictures } from '#model/media/card-pictures.ts';
import { tourPackage, type RecordNamed } from '#model/entities/index.ts';
import { FieldValue } from '../../table/field-value.tsx';
import type { CellProps } from '../catalogue/catalogue.ts';
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { defineCatalogue } from '../catalogue/define.ts';
import { inclusionCount, RecordSummary, SummaryLine } from '../catalogue/record-summary.tsx';
import { RowPicture } from '../catalogue/row-picture.tsx';
import { durationText } from './duration.ts';

type Cell = CellProps<RecordNamed<'tour-package'>>;

const Details = ({ record: tour }: Cell) => (
  <RecordSummary
    picture={<RowPicture sources={cardPictures(tour)} />}
    title={tour.name}
    titleBn={tour.name_bn}
    featured={tour.is_featured}
  >
    <SummaryLine>{tour.destinations}</SummaryLine>
    <SummaryLine>{inclusionCount(tour)}</SummaryLine>
  </RecordSummary>
);

const Price = ({ record: tour }: Cell) => (
  <div className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere lg:block lg:min-w-28">
    <div className="font-bold whitespace-nowrap tabular-nums">
      <FieldValue entity={tourPackage} record={tour} name="price" />
    </div>
    <div className="text-sm text-faint">{durationText(tour.duration)}</div>
  </div>
);

const tours = defineCatalogue({
  name: 'tour-package',
  searchedBy: 'name or destination',
  columns: [
    { id: 'details', header: 'Tour Details', Cell: Details },
    { id: 'price', header: 'Price & Duration', Cell: Price },
  ],
  titleOf: ({ name }) => name,
});

export default function Tours() {
  return <CatalogueScreen of={tours} />;
}
