import type { Ref } from 'react';
import { Input, TextArea } from '../ui/input.tsx';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { codecs } from './codecs.ts';
import { textAttributes, type ControlProps } from './control-props.ts';

export function ImageInput({ held, onChange, ref, ...rest }: ControlProps<string>) {
  return (
    <div className="flex items-center gap-3">
      <Thumbnail src={held.trim()} className="size-16" />
      <Input
        {...textAttributes(rest)}
        inputMode="url"
        placeholder="https://…"
        ref={ref as Ref<HTMLInputElement>}
        value={held}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

export function ImagesInput({ held, onChange, ref, ...rest }: ControlProps<string>) {
  const addresses = [...new Set(codecs.images.read(held))];
  return (
    <div className="space-y-2.5">
      <TextArea
        {...textAttributes(rest)}
        rows={3}
        inputMode="url"
        placeholder="One address per line, https://…"
        ref={ref as Ref<HTMLTextAreaElement>}
        value={held}
        onChange={(event) => onChange(event.target.value)}
      />
      {addresses.length > 0 && (
        <ul aria-hidden className="flex flex-wrap gap-2">
          {addresses.map((address) => (
            <li key={address}>
              <Thumbnail src={address} className="size-16" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
