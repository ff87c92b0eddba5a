import { createPortal } from 'react-dom';
import { toast, Toaster as SonnerToaster } from 'sonner';

const MOST_AT_ONCE = 3;
const SHOWN_MS = 4_500;
/** What can be taken back stays long enough to think about it. */
const UNDO_MS = 8_000;

export const notify = {
  success: (description: string, undo?: () => void) =>
    toast.success('Success', {
      description,
      ...(undo ? { action: { label: 'Undo', onClick: undo }, duration: UNDO_MS } : {}),
    }),
  error: (description: string) => toast.error('Error', { description }),
};

/**
 * Where toasts appear; a polite live region. Outside the page, which a dialog hides from screen
 * readers, and at the top, where no window has its buttons.
 */
export const Toaster = () =>
  createPortal(
    <SonnerToaster
      theme="system"
      position="top-center"
      visibleToasts={MOST_AT_ONCE}
      duration={SHOWN_MS}
      closeButton
      style={{ fontFamily: 'inherit' }}
      mobileOffset={{ top: '4.5rem' }}
      toastOptions={{
        style: {
          background: 'var(--raised)',
          borderColor: 'var(--hairline)',
          color: 'var(--text)',
        },
        classNames: {
          title: 'text-sm! font-bold!',
          description: 'text-sm! text-soft!',
          success: '[&_[data-icon]]:text-good',
          error: '[&_[data-icon]]:text-bad [&_[data-title]]:text-bad border-bad!',
        },
      }}
    />,
    document.body,
  );
