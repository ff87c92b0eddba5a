import { Popover } from '@base-ui/react/popover';
import { useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface GapsBadgeProps {
  /** The visible text: `বাং 7/9`. */
  children: ReactNode;
  lang: string;
  /** The whole sentence, for screen readers. */
  label: string;
  /** Gaps, and texts that are there but need work; each under its heading. */
  groups: readonly { heading: string; gaps: readonly { name: string; label: string }[] }[];
  onPick: (name: string) => void;
}

const target = '-my-2.5 inline-flex min-h-11 items-center rounded-full lg:min-h-8';

/** How much of something is there; opened, it lists what is missing. */
export function GapsBadge(props: GapsBadgeProps) {
  const { children, lang, label, onPick } = props;
  const groups = props.groups.filter(({ gaps }) => gaps.length > 0);
  const hasPicked = useRef(false);
  // Lazy popover: a list shows many badges, few are opened, and until then each is a plain button.
  const [wasOpened, setOpened] = useState(false);
  const look =
    'inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold tabular-nums whitespace-nowrap';
  if (groups.length === 0)
    return (
      <span lang={lang} className={classNames(look, 'bg-good-soft text-good')}>
        <span aria-hidden>{children}</span>
        <span className="sr-only">{label}</span>
      </span>
    );
  const mark = (
    <span lang={lang} className={classNames(look, 'bg-wait-soft text-wait')}>
      {children}
    </span>
  );
  if (!wasOpened)
    return (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className={target}
        onClick={() => setOpened(true)}
      >
        {mark}
      </button>
    );
  return (
    <Popover.Root defaultOpen onOpenChange={(open) => open && (hasPicked.current = false)}>
      <Popover.Trigger aria-label={label} className={target}>
        {mark}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="start" className="z-50">
          {/* No focus return after a pick: the focus is on the picked field. */}
          <Popover.Popup
            finalFocus={() => !hasPicked.current}
            className="max-h-80 w-64 overflow-y-auto rounded-card border border-hairline bg-raised p-2 text-text shadow-lift outline-none"
          >
            <Popover.Title className="sr-only">
              {groups.map(({ heading }) => heading).join(', ')}
            </Popover.Title>
            {groups.map(({ heading, gaps }) => (
              <section key={heading}>
                <p className="px-2.5 py-1.5 text-sm font-bold">{heading}</p>
                <ul>
                  {gaps.map(({ name, label: field }) => (
                    <li key={name}>
                      <Popover.Close
                        onClick={() => {
                          hasPicked.current = true;
                          onPick(name);
                        }}
                        className="flex min-h-11 w-full items-center rounded-lg px-2.5 text-start text-sm hover:bg-hover lg:min-h-9"
                      >
                        {field}
                      </Popover.Close>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
