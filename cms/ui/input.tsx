import { useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const box =
  'w-full rounded-lg border border-edge bg-raised px-3 text-base text-text placeholder:text-faint ' +
  'focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:outline-bad';

export const Input = (props: ComponentProps<'input'>) =>
  props.type?.startsWith('date') ? <DateInput {...props} /> : <PlainInput {...props} />;

const PlainInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classNames(box, 'min-h-11 lg:min-h-10', className)} {...rest} />
);

/**
 * Keeps the value alone up to date: React would write it into the attribute as well, at which Firefox
 * clears a date that is half typed, and no longer says so.
 */
function DateInput({ value = '', ref, ...rest }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(value);
  useImperativeHandle(ref, () => input.current!);
  useLayoutEffect(() => {
    if (input.current!.value !== value) input.current!.value = String(value);
  });
  return <PlainInput {...rest} ref={input} defaultValue={initial} />;
}

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={classNames(box, 'block resize-y py-2', className)} {...rest} />
);

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={classNames(box, 'min-h-11 lg:min-h-10', className)} {...rest} />
);
