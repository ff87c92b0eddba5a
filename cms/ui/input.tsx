import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const box =
  'w-full rounded-lg border border-edge bg-raised px-3 text-base text-text placeholder:text-faint ' +
  'focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:outline-bad';

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classNames(box, 'min-h-11 lg:min-h-10', className)} {...rest} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={classNames(box, 'block resize-y py-2', className)} {...rest} />
);

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={classNames(box, 'min-h-11 lg:min-h-10', className)} {...rest} />
);
