import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { useBackCloses } from './use-back-closes.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** Comes in from the side, over the page; the link to what is on the screen has the focus, and is in sight. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  useBackCloses(open, onClose);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          initialFocus={() =>
            popup.current?.querySelector<HTMLElement>('[aria-current=page]') ?? true
          }
          aria-label={label}
          className="fixed inset-y-0 end-0 z-50 w-72 max-w-[85vw] shadow-lift transition-[translate] duration-200 ease-out outline-none data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none"
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
