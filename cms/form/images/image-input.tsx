import { Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { notify } from '../../ui/toast.tsx';
import { textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { DropZone } from './drop-zone.tsx';
import { MediaChoice } from './media-choice.tsx';
import { HINT } from './picture-rules.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** Failure messages of columns that hold more than a mere image. */
const failures: Readonly<Record<string, string>> = {
  cover_photo: 'Failed to upload cover photo',
  cover_image: 'Failed to upload cover photo',
  country_flag: 'Failed to upload country flag',
};

/** One picture: uploaded, or by its address. */
export function ImageInput({ draft, onChange, ref, ...rest }: ControlProps<string>) {
  const failed = failures[rest.name] ?? 'Failed to upload image';
  const { uploads, add, retry, dismiss } = useUploads({ failed, most: 1 }, ({ url }) =>
    onChange(url),
  );
  const { label } = rest.column.field;
  const remove = () => {
    onChange('');
    notify.success(`${label} removed`, () => onChange(draft));
  };
  return (
    <DropZone
      label={`Upload ${label.toLowerCase()}`}
      field={label}
      hint={HINT}
      onFiles={add}
      choice={
        <MediaChoice
          purpose={label.toLowerCase()}
          current={[draft]}
          onChoose={([url]) => onChange(url!)}
        />
      }
    >
      <div className="flex items-center gap-3">
        <Thumbnail sources={[draft.trim()]} className="size-16" />
        <Input
          {...textAttributes(rest)}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://…"
          ref={ref as Ref<HTMLInputElement>}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
        />
        {draft !== '' && (
          <Button icon look="quiet" aria-label={`Remove ${label.toLowerCase()}`} onClick={remove}>
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
    </DropZone>
  );
}
