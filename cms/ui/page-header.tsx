import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** How many there are, once that is known. */
  count?: number | undefined;
  /** Beside the title: what can be done here. */
  children?: ReactNode;
}

export const PageHeader = ({ title, count, children }: PageHeaderProps) => (
  <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
    <div className="flex items-baseline gap-3">
      <h1 className="text-xl font-bold">{title}</h1>
      {count !== undefined && (
        <span className="shrink-0 text-sm text-faint tabular-nums">
          {count} <span className="sr-only">in all</span>
        </span>
      )}
    </div>
    {children}
  </header>
);
