import { formatFileSize } from '#model/format/file-size.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listUploads, uploadsKey, type Upload } from '../../client/uploads.ts';
import { DropZone } from '../../form/images/drop-zone.tsx';
import { foundUploads } from '../../form/images/media-search.ts';
import { HINT_MANY, MOST_AT_ONCE } from '../../form/images/picture-rules.ts';
import { UploadList } from '../../form/images/upload-list.tsx';
import { useUploads } from '../../form/images/use-uploads.ts';
import { ListState } from '../../table/list-state.tsx';
import { NothingFound } from '../../table/nothing-found.tsx';
import { Pager } from '../../table/pager.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { MediaCard } from './media-card.tsx';

const PAGE_SIZE = 40;
const NOTHING: readonly Upload[] = [];

const filters = {
  all: { label: 'All pictures', fits: () => true },
  used: { label: 'Used', fits: ({ used_by }: Upload) => used_by.length > 0 },
  unused: { label: 'Unused', fits: ({ used_by }: Upload) => used_by.length === 0 },
  undescribed: {
    label: 'Used, not described',
    fits: ({ used_by, alt_en, alt_bn }: Upload) => used_by.length > 0 && !(alt_en && alt_bn),
  },
} as const;
type Filter = keyof typeof filters;

/** Every picture on the server, and where the site shows it. */
export default function Media() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: uploadsKey, queryFn: ({ signal }) => listUploads(signal) });
  const uploads: readonly Upload[] = query.data ?? NOTHING;
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(0);
  const reload = () => void client.invalidateQueries({ queryKey: uploadsKey });
  const sending = useUploads({ failed: 'Failed to upload images', most: MOST_AT_ONCE }, reload);
  const found = foundUploads(uploads.filter(filters[filter].fits), words);
  const lastPage = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1);
  const shown = Math.min(page, lastPage);
  const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <PageHeader title="Media Library" count={query.data?.length}>
        <p className="text-sm text-faint">{query.data && formatFileSize(bytes)}</p>
      </PageHeader>
      <div className="mb-5">
        <DropZone label="Upload images" hint={HINT_MANY} multiple onFiles={sending.add}>
          <UploadList
            uploads={sending.uploads}
            onRetry={sending.retry}
            onDismiss={sending.dismiss}
          />
        </DropZone>
      </div>
      <SearchRow
        nouns="pictures"
        searchedBy="words, records or file names"
        value={words}
        onChange={(next) => {
          setWords(next);
          setPage(0);
        }}
      >
        <PillSelect
          label="Use"
          value={filter}
          options={(Object.keys(filters) as Filter[]).map((value) => ({
            value,
            label: query.data
              ? `${filters[value].label} (${uploads.filter(filters[value].fits).length})`
              : filters[value].label,
          }))}
          onChange={(value) => {
            setFilter(value);
            setPage(0);
          }}
        />
      </SearchRow>
      <ListState
        query={query}
        fetchFailed="Failed to fetch images"
        empty="No picture was uploaded yet."
      >
        {found.length === 0 ? (
          <NothingFound
            none="No picture"
            search={words}
            filters={[filter === 'all' ? undefined : filters[filter].label]}
            onClear={() => {
              setWords('');
              setFilter('all');
            }}
          />
        ) : (
          <ul
            aria-label="Pictures"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4"
          >
            {found.slice(shown * PAGE_SIZE, (shown + 1) * PAGE_SIZE).map((upload) => (
              <MediaCard key={upload.file} upload={upload} onChange={reload} />
            ))}
          </ul>
        )}
        <Pager page={shown} lastPage={lastPage} onChange={setPage} />
      </ListState>
    </>
  );
}
