import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipProps {
  children: ReactNode;
  /** Names what the button removes. */
  removes: string;
  /** Undefined: it stays. */
  onRemove: (() => void) | undefined;
}

/** A chosen value in a list of them, with a button that takes it out. */
export const Chip = ({ children, removes, onRemove }: ChipProps) => (
  <li className="inline-flex items-center rounded-full bg-accent-soft ps-3 text-sm font-medium">
    {children}
    {onRemove ? (
      <button
        type="button"
        aria-label={`Remove ${removes}`}
        onClick={onRemove}
        className="inline-flex size-11 items-center justify-center rounded-full hover:text-bad lg:size-8"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    ) : (
      <span className="pe-3" />
    )}
  </li>
);
