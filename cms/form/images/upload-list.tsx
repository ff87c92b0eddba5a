import { RotateCw, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDismiss: (upload: Upload) => void;
}

const words = { waiting: 'Waiting…', preparing: 'Preparing…' } as const;

/** How far a file is: nothing is sent yet of one that waits or is made smaller. */
function Step({ of: { step, file } }: { of: Upload }) {
  if (typeof step === 'string') return <span className="text-xs text-faint">{words[step]}</span>;
  return (
    <>
      <progress
        aria-label={`${file.name} sent`}
        max={1}
        value={step}
        className="h-1.5 w-28 accent-accent"
      />
      <span className="w-10 text-end text-xs text-faint tabular-nums">
        {Math.round(step * 100)}%
      </span>
    </>
  );
}

/** Running uploads, and the failed ones with their reasons. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="space-y-2">
      {uploads.map((upload) => (
        <li
          key={upload.key}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-hairline bg-raised px-3 py-1.5 text-sm"
        >
          <span className="min-w-0 flex-1 truncate font-medium">{upload.file.name}</span>
          {upload.fault === undefined ? (
            <Step of={upload} />
          ) : (
            <>
              {upload.mayRetry && (
                <Button look="quiet" onClick={() => onRetry(upload)}>
                  <RotateCw aria-hidden />
                  Retry
                </Button>
              )}
              <Button
                icon
                look="quiet"
                aria-label={`Dismiss ${upload.file.name}`}
                onClick={() => onDismiss(upload)}
              >
                <X aria-hidden />
              </Button>
              <span role="alert" className="w-full text-bad">
                {upload.fault}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
