import { classNames } from './class-names.ts';

/** Turns; says nothing by itself. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={classNames(
      'inline-block size-4 animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none',
      className,
    )}
  />
);
