import { formatDate } from '#model/format/dates.ts';
import { formatFileSize } from '#model/format/file-size.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { Copy, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { messageFor } from '../../client/api-error.ts';
import { removeUpload, usesIn, type Upload, type Use } from '../../client/uploads.ts';
import { UploadedPicture } from '../../form/images/uploaded-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { notify } from '../../ui/toast.tsx';
import { AltsDialog } from './alts-dialog.tsx';
import { UseList } from './use-list.tsx';

interface MediaCardProps {
  upload: Upload;
  /** The list is not what it was any more. */
  onChange: () => void;
}

export function MediaCard({ upload, onChange }: MediaCardProps) {
  const [asking, setAsking] = useState(false);
  const [describing, setDescribing] = useState(false);
  const [uses, setUses] = useState<readonly Use[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { file, name, url, size, width, height, uploaded_at, used_by } = upload;
  const called = name ?? file;
  const isUsed = used_by.length > 0;

  const copy = async () => {
    try {
      await copyText(url);
      notify.success('Address copied');
    } catch {
      notify.error('The browser did not let it be copied');
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      await removeUpload(file);
      notify.success('Deleted successfully');
      onChange();
    } catch (error) {
      // Somebody has put it into a record since the list was loaded.
      const found = usesIn(error);
      if (found) setUses(found);
      notify.error(found ? 'This picture is in use' : messageFor(error, 'Failed to delete'));
      if (found) onChange();
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-hairline bg-raised">
      <UploadedPicture upload={upload} />
      <div className="flex flex-1 flex-col gap-2 p-3">
        {name !== null && (
          <p className="truncate text-sm font-semibold" title={name}>
            {name}
          </p>
        )}
        <p className="text-sm text-faint tabular-nums">
          {width} × {height} · {formatFileSize(size)}
          <br />
          <time dateTime={uploaded_at}>{formatDate(uploaded_at, 'en')}</time>
        </p>
        {isUsed ? (
          <UseList uses={used_by} />
        ) : (
          <p className="text-sm font-semibold text-wait">Unused</p>
        )}
        <Words upload={upload} onEdit={() => setDescribing(true)} />
        <div className="mt-auto flex items-center gap-1">
          <Button onClick={copy} aria-label={`Copy address of ${called}`}>
            <Copy aria-hidden />
            Copy address
          </Button>
          <DeleteButton
            label={`Delete ${called}`}
            onClick={() => (isUsed ? setUses(used_by) : setAsking(true))}
          />
        </div>
      </div>
      <AltsDialog
        upload={upload}
        open={describing}
        onClose={() => setDescribing(false)}
        onChange={onChange}
      />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this picture?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button look="danger" busy={busy} onClick={remove}>
              Delete
            </Button>
          </>
        }
      >
        <p>
          This action cannot be undone. The picture in all its sizes will be permanently removed.
        </p>
      </Confirm>
      <Confirm
        open={uses !== null}
        onClose={() => setUses(null)}
        title="This picture is in use"
        actions={<Button onClick={() => setUses(null)}>Close</Button>}
      >
        <p>Take it out of these first, then it can be deleted:</p>
        <UseList uses={uses ?? []} />
      </Confirm>
    </li>
  );
}

/** Alt texts of the picture, and a hint for each missing one. */
function Words({ upload, onEdit }: { upload: Upload; onEdit: () => void }) {
  const { file, name, alt_en, alt_bn } = upload;
  return (
    <div className="flex items-start gap-1 text-sm">
      <div className="min-w-0 flex-1 space-y-0.5">
        {LOCALES.map((locale) => {
          const words = locale === 'en' ? alt_en : alt_bn;
          return (
            <p
              key={locale}
              lang={words ? locale : undefined}
              className={words ? 'text-soft' : 'text-wait'}
            >
              {words ?? `Not described in ${locale === 'en' ? 'English' : 'Bengali'}`}
            </p>
          );
        })}
      </div>
      <Button
        icon
        look="quiet"
        className="-my-1.5 -me-1.5"
        aria-label={`Describe ${name ?? file}`}
        onClick={onEdit}
      >
        <PencilLine aria-hidden />
      </Button>
    </div>
  );
}
