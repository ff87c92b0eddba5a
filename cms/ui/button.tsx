import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  plain: 'border-edge bg-raised text-text hover:bg-hover',
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  save: 'border-transparent bg-save text-on-save hover:bg-save-hover',
  danger: 'border-transparent bg-bad text-on-bad hover:opacity-90',
  quiet: 'border-transparent bg-transparent text-soft hover:bg-hover hover:text-text',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  /** Square: an icon alone, which needs an aria-label. */
  icon?: boolean;
  busy?: boolean;
}

export function Button({
  look = 'plain',
  icon = false,
  busy = false,
  type = 'button',
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border text-sm font-semibold',
        'transition-colors duration-150 disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 lg:min-h-10 [&_svg]:size-4.5 [&_svg]:shrink-0',
        icon ? 'w-11 shrink-0 lg:w-10' : 'px-4.5',
        looks[look],
        className,
      )}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
