import { entityNamed, landingPage, recordPage, type RecordNamed } from '#model/entities/index.ts';
import { usePageOffers } from '../../client/landing-pages.ts';
import { facetText } from '../../form/facets/facet-words.ts';
import { OffersNote } from '../../form/facets/offers-note.tsx';
import type { CellProps } from '../catalogue/catalogue.ts';
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { defineCatalogue } from '../catalogue/define.ts';
import { RecordSummary, SummaryLine } from '../catalogue/record-summary.tsx';
import { RowPicture } from '../catalogue/row-picture.tsx';

type LandingPage = RecordNamed<'landing-page'>;
type Cell = CellProps<LandingPage>;

const labelOf = (catalogue: LandingPage['catalogue']) => entityNamed(catalogue).label.many;

const Details = ({ record }: Cell) => (
  <RecordSummary
    picture={<RowPicture sources={[record.cover_photo]} />}
    title={record.title}
    titleBn={record.title_bn}
  >
    <SummaryLine>
      <code className="text-xs">{recordPage('landing-page', record)}</code>
    </SummaryLine>
  </RecordSummary>
);

const About = ({ record }: Cell) => (
  <div className="text-sm">
    <p className="font-medium">{labelOf(record.catalogue)}</p>
    <p className="text-soft">{record.facets.map(facetText).join(', ')}</p>
  </div>
);

function Offers({ record }: Cell) {
  const { data } = usePageOffers();
  const offers = data?.get(record.id);
  return offers === undefined ? null : <OffersNote offers={offers} />;
}

const pages = defineCatalogue({
  name: 'landing-page',
  searchedBy: 'title or summary',
  texts: { ownWordsOnly: true },
  filters: [
    {
      column: 'catalogue',
      label: 'List',
      all: 'All lists',
      options: landingPage.fields.catalogue.options.map((value) => ({
        value,
        label: labelOf(value as LandingPage['catalogue']),
      })),
    },
  ],
  columns: [
    { id: 'details', header: 'Page Details', Cell: Details },
    { id: 'about', header: 'About', Cell: About },
    { id: 'offers', header: 'Offers', Cell: Offers },
  ],
  titleOf: ({ title }) => title,
});

export default function LandingPages() {
  return <CatalogueScreen of={pages} />;
}
