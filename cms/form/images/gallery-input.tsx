import { ArrowLeft, ArrowRight, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { notify } from '../../ui/toast.tsx';
import { codecs } from '../draft/codecs.ts';
import { textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { useFormContext } from '../form-context.ts';
import { DropZone } from './drop-zone.tsx';
import { movedPicture, withPictures } from './gallery-order.ts';
import { MediaChoice } from './media-choice.tsx';
import { HINT_MANY } from './picture-rules.ts';
import { UploadList } from './upload-list.tsx';
import { useDragOrder } from '../../ui/use-drag-order.ts';
import { useUploads } from './use-uploads.ts';

const COVER = 'cover_photo';

/** Pictures in their order, uploaded or by their addresses; the first is the cover where no other is. */
export function GalleryInput({ draft, onChange, ref, ...rest }: ControlProps<string>) {
  const { form } = useFormContext();
  const cover = useWatch({ control: form.control, name: COVER });
  const urls = codecs.images.parse(draft) ?? [];
  // Uploads arrive while others are on their way: each adds to what is there by then.
  const now = useRef(urls);
  useLayoutEffect(() => {
    now.current = urls;
  });
  const put = (next: readonly string[]) => {
    now.current = [...next];
    onChange(next.join('\n'));
  };
  const move = (from: number, to: number) => put(movedPicture(now.current, from, to));
  const { uploads, add, retry, dismiss } = useUploads(
    { failed: 'Failed to upload images', most: rest.column.field.max ?? Infinity },
    ({ url }) => {
      const isNew = !now.current.includes(url);
      put(withPictures(now.current, [url]));
      return isNew;
    },
  );
  const list = useDragOrder(rest.id, urls.length, move);
  const focus = useRef<{ place: number; act: string } | null>(null);
  useLayoutEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    const tile = wanted && list.current?.children[wanted.place];
    tile?.querySelector<HTMLElement>(`[data-act=${wanted!.act}]`)?.focus();
  });

  const step = (place: number, by: -1 | 1) => {
    focus.current = { place: place + by, act: by < 0 ? 'back' : 'on' };
    move(place, place + by);
  };
  const remove = (place: number) => {
    put(urls.toSpliced(place, 1));
    notify.success('Photo removed', () =>
      put([...new Set(now.current.toSpliced(place, 0, urls[place]!))]),
    );
  };
  return (
    <DropZone
      label="Upload photos"
      field={rest.column.field.label}
      hint={HINT_MANY}
      multiple
      onFiles={add}
      choice={
        <MediaChoice
          purpose="photos"
          multiple
          current={urls}
          onChoose={(addresses) => put(withPictures(now.current, addresses))}
        />
      }
    >
      {urls.length > 0 && (
        <ul ref={list} aria-label={rest.column.field.label} className="flex flex-wrap gap-3">
          {urls.map((url, place) => (
            <li
              key={url}
              className="w-34 rounded-lg border border-hairline bg-raised p-1.5 data-over:outline-2 data-over:outline-accent lg:cursor-grab"
            >
              <span className="relative block">
                <Thumbnail sources={[url]} className="h-20 w-full" />
                {place === 0 && !cover && (
                  <span className="absolute start-1 top-1 rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent">
                    Cover
                  </span>
                )}
              </span>
              <span className="mt-1 flex justify-between">
                <Button
                  icon
                  look="quiet"
                  data-act="back"
                  className="w-10! lg:min-h-8! lg:w-8!"
                  aria-label={`Move photo ${place + 1} back`}
                  aria-disabled={place === 0 || undefined}
                  onClick={() => place > 0 && step(place, -1)}
                >
                  <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
                </Button>
                <Button
                  icon
                  look="quiet"
                  data-act="on"
                  className="w-10! lg:min-h-8! lg:w-8!"
                  aria-label={`Move photo ${place + 1} on`}
                  aria-disabled={place === urls.length - 1 || undefined}
                  onClick={() => place < urls.length - 1 && step(place, 1)}
                >
                  <ArrowRight aria-hidden className="rtl:-scale-x-100" />
                </Button>
                <Button
                  icon
                  look="quiet"
                  className="w-10! hover:text-bad! lg:min-h-8! lg:w-8!"
                  aria-label={`Remove photo ${place + 1}`}
                  onClick={() => remove(place)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <AddressInput
        {...rest}
        inputRef={ref as Ref<HTMLInputElement>}
        onAdd={(addresses) => put(withPictures(now.current, addresses))}
      />
    </DropZone>
  );
}

interface AddressInputProps extends Omit<ControlProps<string>, 'draft' | 'onChange' | 'ref'> {
  inputRef: Ref<HTMLInputElement>;
  onAdd: (addresses: readonly string[]) => void;
}

/** Addresses typed or pasted, several at once where space is between them. */
function AddressInput({ inputRef, onAdd, onBlur, ...rest }: AddressInputProps) {
  const [typed, setTyped] = useState('');
  const take = () => {
    if (typed.trim() !== '') onAdd(typed.trim().split(/\s+/));
    setTyped('');
  };
  return (
    <div className="flex gap-2">
      <Input
        {...textAttributes({ ...rest, onBlur })}
        ref={inputRef}
        lang={undefined}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="Or an address, https://…"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          take();
          onBlur();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
      <Button icon aria-label="Add address" onClick={take}>
        <Plus aria-hidden />
      </Button>
    </div>
  );
}
