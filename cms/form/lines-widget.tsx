import type { Ref } from 'react';
import { TextArea } from '../ui/input.tsx';
import { textAttributes, type ControlProps } from './control-props.ts';
import { onPasteLines } from './paste-lines.ts';

/** A list, one entry per line; what is pasted is split into its entries. */
export const LinesInput = ({ held, onChange, ref, ...rest }: ControlProps<string>) => (
  <TextArea
    {...textAttributes(rest)}
    rows={5}
    className="grow"
    ref={ref as Ref<HTMLTextAreaElement>}
    value={held}
    onPaste={onPasteLines}
    onChange={(event) => onChange(event.target.value)}
  />
);
