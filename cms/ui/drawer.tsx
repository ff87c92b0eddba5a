import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** Comes in from the side, over the page. */
export const Drawer = ({ open, onClose, label, children }: DrawerProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Dialog.Popup
        aria-label={label}
        className="fixed inset-y-0 end-0 z-50 w-72 max-w-[85vw] shadow-lift transition-[translate] duration-200 ease-out outline-none data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none"
      >
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
