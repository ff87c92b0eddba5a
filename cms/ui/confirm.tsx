import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useBackCloses } from './use-back-closes.ts';

interface ConfirmProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Wide layout, for more content than a sentence. */
  wide?: boolean;
  children: ReactNode;
  /** The answers, the safe one first: it gets the focus. */
  actions: ReactNode;
}

/** A question that must be answered before anything else. */
export function Confirm({ open, onClose, title, wide = false, children, actions }: ConfirmProps) {
  useBackCloses(open, onClose);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <AlertDialog.Popup
          className={classNames(
            wide ? 'max-w-200 sm:top-[8vh]' : 'max-w-135 sm:top-[22vh]',
            'fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[90vh] overflow-y-auto rounded-card bg-raised p-5 text-text shadow-lift transition-[opacity,translate] duration-150 outline-none data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 motion-reduce:transition-none sm:bottom-auto sm:max-h-[84vh] sm:p-6',
          )}
        >
          <AlertDialog.Title className="text-lg font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 space-y-2 text-sm text-soft">
            {children}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap sm:justify-end">
            {actions}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
