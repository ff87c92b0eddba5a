import { Camera, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useMedia } from '../../ui/use-media.ts';
import { pastedPictures } from './pasted-pictures.ts';

/** Media query of phones and tablets: they have a camera, which not every file picker offers. */
const HANDHELD = '(hover: none) and (pointer: coarse)';

interface DropZoneProps {
  label: string;
  /** The field that the pictures are for. */
  field?: string;
  hint: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Another way to a picture. */
  choice?: ReactNode;
  children?: ReactNode;
}

/** Takes pictures that are dropped, pasted, chosen, or taken with the camera of a phone. */
export function DropZone({
  label,
  field,
  hint,
  multiple = false,
  onFiles,
  choice,
  children,
}: DropZoneProps) {
  const isHandheld = useMedia(HANDHELD);
  const [isOver, setOver] = useState(false);
  const take = (list: Iterable<File> | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (take(pastedPictures(event.clipboardData))) event.preventDefault();
      }}
      className={classNames(
        'rounded-card border border-dashed p-3',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-sunken',
      )}
    >
      <div className="space-y-2.5">{children}</div>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <FileChoice icon={<Upload aria-hidden />} multiple={multiple} onChosen={take}>
          {label}
        </FileChoice>
        {isHandheld && (
          <FileChoice
            icon={<Camera aria-hidden />}
            name={field && `Take photo: ${field}`}
            capture="environment"
            onChosen={take}
          >
            Take photo
          </FileChoice>
        )}
        {choice}
      </div>
      <p className="mt-1.5 text-xs text-faint">
        {hint}. Drop or paste works too. Larger photos are made smaller.
      </p>
    </div>
  );
}

interface FileChoiceProps {
  icon: ReactNode;
  /** In place of the words that are seen, which others have, too. */
  name?: string | undefined;
  multiple?: boolean;
  capture?: 'environment';
  onChosen: (files: FileList | null) => void;
  children: ReactNode;
}

const FileChoice = ({ icon, name, multiple, capture, onChosen, children }: FileChoiceProps) => (
  <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-semibold focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-strong hover:bg-hover lg:min-h-10 [&_svg]:size-4.5">
    {icon}
    {children}
    <input
      type="file"
      aria-label={name}
      accept="image/*"
      multiple={multiple}
      capture={capture}
      // As large as the label: what has the focus is scrolled into view, and the label with it.
      className="pointer-events-none absolute inset-0 size-full opacity-0"
      onChange={(event) => {
        onChosen(event.target.files);
        // Reset: without it, choosing the same file again fires no change event.
        event.target.value = '';
      }}
    />
  </label>
);
