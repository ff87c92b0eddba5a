import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import {
  createContext,
  useContext,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from './class-names.ts';
import { useBackCloses } from './use-back-closes.ts';

const LeaveContext = createContext<RefObject<(() => void) | null> | null>(null);

/** Called in place of `onClose` of the window around: a form asks before it drops what was typed. */
export function useLeave(leave: () => void): void {
  useImperativeHandle(useContext(LeaveContext), () => leave);
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Holds a few fields. */
  narrow?: boolean;
  /** Selector of the initial focus, in place of the first field. */
  focus?: string | undefined;
  children: ReactNode;
}

/** A window over the page; on a phone the whole screen. */
export function Dialog({ open, onClose, title, narrow = false, focus, children }: DialogProps) {
  const leave = useRef<() => void>(null);
  const close = () => (leave.current ?? onClose)();
  useBackCloses(open, close);
  const popup = useRef<HTMLDivElement>(null);
  /** Initial focus: the first field, except after a tap, where it opens the on-screen keyboard. */
  const firstFocus = (openedBy: string) => {
    const wanted = focus ?? (openedBy === 'touch' ? undefined : 'input, textarea');
    return (wanted && popup.current?.querySelector<HTMLElement>(wanted)) || true;
  };
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && close()} disablePointerDismissal>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={firstFocus}
          className={classNames(
            'fixed inset-0 z-50 flex flex-col bg-canvas text-text shadow-lift outline-none',
            'transition-[opacity,translate] duration-150 ease-out motion-reduce:transition-none',
            'data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
            'lg:inset-x-4 lg:inset-y-auto lg:mx-auto lg:max-h-[92vh] lg:rounded-card',
            narrow ? 'lg:top-[14vh] lg:max-w-120' : 'lg:top-[4vh] lg:max-w-275',
            // Full size when a second pane, such as a preview, stands beside the content.
            'has-data-beside:lg:top-[4vh] has-data-beside:lg:bottom-[4vh] has-data-beside:lg:max-w-[1800px]',
          )}
        >
          <header className="flex items-center justify-between gap-3 border-b border-hairline px-4 py-2.5 lg:px-6 lg:py-4">
            <BaseDialog.Title className="min-w-0 text-lg font-bold">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="inline-flex size-11 items-center justify-center rounded-full text-soft hover:bg-hover lg:size-10"
            >
              <X aria-hidden className="size-5" />
            </BaseDialog.Close>
          </header>
          <LeaveContext value={leave}>{children}</LeaveContext>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
