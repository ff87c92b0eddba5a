import { formatDate } from '#model/format/dates.ts';
import { recordPage, type RecordNamed } from '#model/entities/index.ts';
import type { CellProps } from '../catalogue/catalogue.ts';
import { CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { defineCatalogue } from '../catalogue/define.ts';
import { RecordSummary, SummaryLine } from '../catalogue/record-summary.tsx';
import { RowPicture } from '../catalogue/row-picture.tsx';
import { FirstTags } from '../catalogue/first-tags.tsx';

type Cell = CellProps<RecordNamed<'blog-post'>>;

const Details = ({ record: post }: Cell) => (
  <RecordSummary
    picture={<RowPicture sources={[post.cover_image, post.image]} />}
    title={post.title}
    titleBn={post.title_bn}
  >
    {post.excerpt && (
      <p className="mt-0.5 line-clamp-2 max-w-90 text-sm text-soft">{post.excerpt}</p>
    )}
    <SummaryLine>
      <code className="text-xs">{recordPage('blog-post', post)}</code>
    </SummaryLine>
  </RecordSummary>
);

const Tags = ({ record: post }: Cell) => <FirstTags tags={post.tags} />;

const Written = ({ record: post }: Cell) => (
  <time
    dateTime={post.created_at}
    className="inline-block text-sm text-soft lg:min-w-20 xl:whitespace-nowrap"
  >
    {formatDate(post.created_at, 'en')}
  </time>
);

const blog = defineCatalogue({
  name: 'blog-post',
  heading: 'Blog Management',
  searchedBy: 'title or tag',
  texts: {
    ownWordsOnly: true,
  },
  columns: [
    { id: 'details', header: 'Post Details', Cell: Details },
    { id: 'tags', header: 'Tags', Cell: Tags },
    { id: 'date', header: 'Date', Cell: Written },
  ],
  statusAt: 2,
  titleOf: ({ title }) => title,
});

export default function Blog() {
  return <CatalogueScreen of={blog} />;
}
