import { createPortal } from 'react-dom';
import type { MouseEvent } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';

const MOST_AT_ONCE = 3;
const SHOWN_MS = 4_500;
/** Toasts of a fault stay until a slow reader has read their two sentences twice. */
const ERROR_MS = 12_000;
/** Toasts with an Undo stay long enough to think about it. */
const UNDO_MS = 8_000;
/** Toasts of a new lead stay longest: nobody may be looking when one arrives. */
const ARRIVAL_MS = 15_000;

interface Way {
  label: string;
  href: string;
  onFollow: () => void;
}

interface Standing {
  id?: string | number | undefined;
  /** Called when nobody sees it any more. */
  onGone?: () => void;
}

/** Buttons and links of a toast: as large as a finger on a phone. */
const ACTION =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full px-4 text-sm font-bold text-accent hover:bg-hover lg:min-h-9';
const CLOSE =
  'static! order-last size-11! shrink-0 transform-none! border-0! bg-transparent! text-soft! hover:bg-hover! [&>svg]:size-4 lg:size-9!';

export const notify = {
  /** Answers the toast's id; with that of another, takes its place. */
  success: (description: string, undo?: () => void, { id: other, onGone }: Standing = {}) => {
    // Once: the toast takes presses until it has gone.
    let left = undo;
    const onUndo = () => {
      toast.dismiss(id);
      left?.();
      left = undefined;
    };
    const action = (
      <button type="button" className={ACTION} onClick={onUndo}>
        Undo
      </button>
    );
    const id = toast.success('Success', {
      description,
      ...(undo ? { action, duration: UNDO_MS } : {}),
      ...(other === undefined ? {} : { id: other }),
      ...(onGone ? { onAutoClose: onGone, onDismiss: onGone } : {}),
    });
    return id;
  },
  /** `summary` names the failed act, `cause` the reason where it is known. */
  error: (summary: string, cause?: string, { stays = false } = {}) =>
    toast.error('Error', {
      duration: stays ? Infinity : ERROR_MS,
      description: (
        <>
          <span className="block">{summary}</span>
          {cause && <span className="block">{cause}</span>}
        </>
      ),
    }),
  /** Dismisses every toast. */
  clear: () => void toast.dismiss(),
  arrival: (description: string, way: Way) => {
    const id = toast.info('New message', {
      description,
      duration: ARRIVAL_MS,
      action: <WayLink way={way} onDone={() => toast.dismiss(id)} />,
    });
  },
};

/** A link within the app; in a new tab while a form is open, so that its values are not lost. */
function WayLink({ way, onDone }: { way: Way; onDone: () => void }) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onDone();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isFormOpen = document.querySelector('[role=dialog] form') !== null;
    if (isFormOpen) return void (event.currentTarget.target = '_blank');
    event.preventDefault();
    way.onFollow();
  };
  return (
    <a href={way.href} onClick={onClick} className={ACTION}>
      {way.label}
    </a>
  );
}

/**
 * The polite live region of all toasts. A portal outside the page, which a dialog hides from screen
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
          toast: 'pe-3!',
          content: 'flex-1',
          closeButton: CLOSE,
          title: 'text-sm! font-bold!',
          description: 'text-sm! text-soft!',
          success: '[&_[data-icon]]:text-good',
          info: '[&_[data-icon]]:text-accent',
          error: '[&_[data-icon]]:text-bad [&_[data-title]]:text-bad border-bad!',
        },
      }}
    />,
    document.body,
  );
