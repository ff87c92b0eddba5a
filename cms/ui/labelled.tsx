import { useContext, useId, type ComponentProps } from 'react';
import { FaultsContext, SendingContext } from './faults.ts';
import { Input } from './input.tsx';

interface LabelledProps extends ComponentProps<'input'> {
  label: string;
  note?: string | undefined;
  fault?: string | undefined;
}

/** An input with its label, its note and what is wrong with it. */
export function Labelled({ label, note, fault: given, ...rest }: LabelledProps) {
  const id = useId();
  const found = useContext(FaultsContext);
  const isSending = useContext(SendingContext);
  const fault = given ?? (rest.name && found[rest.name]);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
        {rest.required && (
          <span aria-hidden className="text-bad">
            {' '}
            *
          </span>
        )}
      </label>
      <Input
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={note || fault ? `${id}-note` : undefined}
        {...rest}
        readOnly={isSending || rest.readOnly}
      />
      {(fault ?? note) && (
        <p
          id={`${id}-note`}
          className={fault ? 'mt-1 text-sm font-medium text-bad' : 'mt-1 text-xs text-faint'}
        >
          {fault ?? note}
        </p>
      )}
    </div>
  );
}
