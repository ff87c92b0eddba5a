import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface PagerProps {
  page: number;
  lastPage: number;
  onChange: (page: number) => void;
}

/** Back and forth between pages; nothing where there is only one. At an end, a button keeps the focus. */
export function Pager({ page, lastPage, onChange }: PagerProps) {
  if (lastPage === 0) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3 py-5 text-sm">
      <Button
        icon
        aria-label="Previous page"
        aria-disabled={page === 0}
        onClick={() => onChange(Math.max(page - 1, 0))}
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <span role="status" className="tabular-nums">
        Page {page + 1} of {lastPage + 1}
      </span>
      <Button
        icon
        aria-label="Next page"
        aria-disabled={page === lastPage}
        onClick={() => onChange(Math.min(page + 1, lastPage))}
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
