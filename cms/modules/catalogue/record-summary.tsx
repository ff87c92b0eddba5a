import { Star } from 'lucide-react';
import type { ReactNode } from 'react';

interface RecordSummaryProps {
  picture: ReactNode;
  title: string;
  titleBn: string | null;
  featured?: boolean;
  children: ReactNode;
}

/** The first cell of a row: what it is, in both languages. */
export const RecordSummary = ({
  picture,
  title,
  titleBn,
  featured = false,
  children,
}: RecordSummaryProps) => (
  <div className="flex gap-4">
    {picture}
    <div className="min-w-0 wrap-anywhere max-lg:pe-8 lg:min-w-36">
      <p className="font-bold">
        {featured && (
          <Star
            role="img"
            aria-label="Featured"
            className="me-1.5 -mt-0.5 inline size-4 fill-star text-star"
          />
        )}
        {title}
      </p>
      {titleBn && (
        <p lang="bn" className="text-sm text-soft">
          {titleBn}
        </p>
      )}
      {children}
    </div>
  </div>
);

/** A quieter line below the title. */
export const SummaryLine = ({ children }: { children: ReactNode }) => (
  <p className="mt-0.5 text-sm text-faint">{children}</p>
);

/** `1 inclusion`, `3 inclusions`. */
export const inclusionCount = ({ inclusions }: { inclusions: readonly string[] }) =>
  `${inclusions.length} ${inclusions.length === 1 ? 'inclusion' : 'inclusions'}`;
