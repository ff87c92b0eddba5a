import { slugify } from '#model/text/slug.ts';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { Input } from '../../ui/input.tsx';
import { textAttributes, type ControlProps } from './control-props.ts';
import { useFormContext } from '../form-context.ts';

/** Shows what will be made of the record's title as long as nobody types another. */
export function SlugInput({ draft, onChange, ref, ...rest }: ControlProps<string>) {
  const { entity, form } = useFormContext();
  const title = useWatch({ control: form.control, name: entity.idFrom[0]! });
  return (
    <Input
      {...textAttributes(rest)}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={typeof title === 'string' ? slugify(title, '') : undefined}
      ref={ref as Ref<HTMLInputElement>}
      value={draft}
      onChange={(event) => onChange(event.target.value)}
      className="read-only:bg-sunken read-only:text-soft"
    />
  );
}
