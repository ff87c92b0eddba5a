import { useQuery } from '@tanstack/react-query';
import { Check, Images } from 'lucide-react';
import { useState } from 'react';
import { listUploads, uploadsKey, type Upload } from '../../client/uploads.ts';
import { ListState } from '../../table/list-state.tsx';
import { NothingFound } from '../../table/nothing-found.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { foundUploads } from './media-search.ts';
import { UploadedPicture } from './uploaded-picture.tsx';

/** Pictures in sight at once, and as many more each time. */
const STEP = 60;

interface MediaChoiceProps {
  /** Purpose of the picture, in the middle of a sentence. */
  purpose: string;
  multiple?: boolean;
  /** Addresses that stand in the field already. */
  current: readonly string[];
  onChoose: (addresses: readonly string[]) => void;
}

/** Takes pictures that are on the server already. */
export function MediaChoice({ purpose, multiple = false, current, onChoose }: MediaChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-label={`Choose ${purpose} from the Media Library`} onClick={() => setOpen(true)}>
        <Images aria-hidden />
        Media Library
      </Button>
      <Dialog open={isOpen} onClose={close} title="Media Library">
        <Choice
          multiple={multiple}
          current={current}
          onCancel={close}
          onChoose={(addresses) => {
            onChoose(addresses);
            close();
          }}
        />
      </Dialog>
    </>
  );
}

interface ChoiceProps extends Pick<MediaChoiceProps, 'current' | 'onChoose'> {
  multiple: boolean;
  onCancel: () => void;
}

function Choice({ multiple, current, onChoose, onCancel }: ChoiceProps) {
  const query = useQuery({ queryKey: uploadsKey, queryFn: ({ signal }) => listUploads(signal) });
  const [words, setWords] = useState('');
  const [most, setMost] = useState(STEP);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = foundUploads(query.data ?? [], words);
  const toggle = (url: string) => {
    if (!multiple) return onChoose([url]);
    return setChosen(
      chosen.includes(url) ? chosen.filter((each) => each !== url) : [...chosen, url],
    );
  };
  return (
    <>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-4 py-4 lg:px-6">
        <div className="sm:max-w-110">
          <SearchBox
            label="Search pictures"
            placeholder="Search by words, records or file names"
            value={words}
            onChange={(next) => {
              setWords(next);
              setMost(STEP);
            }}
          />
        </div>
        <ListState
          query={query}
          fetchFailed="Failed to fetch images"
          empty="No picture was uploaded yet."
        >
          {found.length === 0 ? (
            <NothingFound none="No picture" search={words} onClear={() => setWords('')} />
          ) : (
            <ul
              aria-label="Pictures"
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3"
            >
              {found.slice(0, most).map((upload) => (
                <Tile
                  key={upload.file}
                  upload={upload}
                  isCurrent={current.includes(upload.url)}
                  isChosen={multiple ? chosen.includes(upload.url) : undefined}
                  onChoose={() => toggle(upload.url)}
                />
              ))}
            </ul>
          )}
          {found.length > most && (
            <Button onClick={() => setMost(most + STEP)}>Show more pictures</Button>
          )}
        </ListState>
      </div>
      <footer className="flex items-center justify-end gap-3 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
        <Button onClick={onCancel}>Cancel</Button>
        {multiple && (
          <Button look="save" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length === 1 ? 'Add 1 picture' : `Add ${chosen.length} pictures`}
          </Button>
        )}
      </footer>
    </>
  );
}

interface TileProps {
  upload: Upload;
  /** Whether the field has this picture already. */
  isCurrent: boolean;
  /** Undefined where a choice ends the choosing. */
  isChosen: boolean | undefined;
  onChoose: () => void;
}

/** The words for a picture, or else what its file was called, or where it is shown. */
const nameOf = ({ alt_en, alt_bn, name, used_by, file }: Upload) =>
  alt_en ?? alt_bn ?? name ?? used_by[0]?.label ?? file;

function Tile({ upload, isCurrent, isChosen, onChoose }: TileProps) {
  const { width, height, file } = upload;
  return (
    <li>
      <button
        type="button"
        title={upload.name ?? file}
        disabled={isCurrent}
        aria-pressed={isChosen}
        onClick={onChoose}
        className={classNames(
          'relative block w-full overflow-hidden rounded-lg border-2 bg-raised text-start',
          'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent-strong',
          isChosen ? 'border-accent' : 'border-hairline hover:border-edge',
          isCurrent && 'opacity-60',
        )}
      >
        <UploadedPicture upload={upload} />
        {isChosen && (
          <span className="absolute end-1.5 top-1.5 rounded-full bg-accent p-1 text-on-accent">
            <Check aria-hidden className="size-4" />
          </span>
        )}
        <span className="block truncate px-2 pt-1.5 text-sm font-semibold">{nameOf(upload)}</span>
        <span className="block px-2 pb-1.5 text-xs text-faint tabular-nums">
          {isCurrent ? 'Already here' : `${width} × ${height}`}
        </span>
      </button>
    </li>
  );
}
