import { useId, type ReactNode } from 'react';

/** A part of the dashboard with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-lg font-bold">
        {title}
      </h2>
      <div className="overflow-hidden rounded-card border border-hairline bg-raised">
        {children}
      </div>
    </section>
  );
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="p-4 text-sm text-faint">{children}</p>
);
