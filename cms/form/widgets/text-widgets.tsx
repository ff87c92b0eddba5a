import type { Column } from '#model/kit/entity.ts';
import type { ComponentProps, Ref } from 'react';
import { Input, Select, TextArea } from '../../ui/input.tsx';
import { choiceLabel } from '../draft/draft-text.ts';
import { textAttributes, type ControlProps } from './control-props.ts';
import { onPasteLines } from './paste-lines.ts';

/** The hint of a plain text is an example of it, in English. */
export const exampleOf = ({ field, twinOf }: Column) =>
  field.kind === 'text' && twinOf === null ? field.hint : undefined;

/** A one-line input with the attributes of its kind. */
export const inputOf = (attributes: ComponentProps<'input'> = {}) =>
  function TextInput({ draft, onChange, ref, ...rest }: ControlProps<string>) {
    return (
      <Input
        {...textAttributes(rest)}
        {...attributes}
        placeholder={attributes.placeholder ?? exampleOf(rest.column)}
        ref={ref as Ref<HTMLInputElement>}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  };

export const textAreaOf = (attributes: ComponentProps<'textarea'>) =>
  function LongText({ draft, onChange, ref, ...rest }: ControlProps<string>) {
    return (
      <TextArea
        {...textAttributes(rest)}
        {...attributes}
        ref={ref as Ref<HTMLTextAreaElement>}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  };

/** A list, one entry per line; what is pasted is split into its entries. */
export const LinesInput = ({ draft, onChange, ref, ...rest }: ControlProps<string>) => (
  <TextArea
    {...textAttributes(rest)}
    rows={5}
    className="grow"
    ref={ref as Ref<HTMLTextAreaElement>}
    value={draft}
    onPaste={onPasteLines}
    onChange={(event) => onChange(event.target.value)}
  />
);

export function ChoiceSelect({ draft, onChange, ref, ...rest }: ControlProps<string>) {
  const { field, presence } = rest.column;
  return (
    <Select
      {...textAttributes(rest)}
      ref={ref as Ref<HTMLSelectElement>}
      value={draft}
      onChange={(event) => onChange(event.target.value)}
    >
      {presence !== 'defaulted' && <option value="">—</option>}
      {field.options.map((option) => (
        <option key={option} value={option}>
          {choiceLabel(option)}
        </option>
      ))}
    </Select>
  );
}
