import { Upload } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface DropZoneProps {
  label: string;
  hint: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}

/** Takes pictures that are dropped, pasted, chosen, or taken with the camera of a phone. */
export function DropZone({ label, hint, multiple = false, onFiles, children }: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
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
        if (take(event.clipboardData.files)) event.preventDefault();
      }}
      className={classNames(
        'rounded-card border border-dashed p-3',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-sunken',
      )}
    >
      <div className="space-y-2.5">{children}</div>
      <label
        htmlFor={id}
        className="mt-2.5 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-semibold first:mt-0 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-strong hover:bg-hover lg:min-h-10"
      >
        <Upload aria-hidden className="size-4.5" />
        {label}
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple={multiple}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            // The same file chosen again is another choice.
            event.target.value = '';
          }}
        />
      </label>
      <p className="mt-1.5 text-xs text-faint">{hint}. Drop or paste works too.</p>
    </div>
  );
}
