import { useWatch } from 'react-hook-form';
import { useFormContext } from '../../form/form-context.ts';

/** The text that a field of the form holds at the moment. */
export function useFieldText() {
  const { form } = useFormContext();
  const values = useWatch({ control: form.control });
  return (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
}
