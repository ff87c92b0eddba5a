import { CornerDownLeft, Zap, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Entry } from './entries.ts';

interface PaletteOptionProps {
  id: string;
  entry: Entry;
  Icon: LucideIcon | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onFollow: () => void;
}

export function PaletteOption(props: PaletteOptionProps) {
  const { id, entry, Icon = Zap, isChosen, onChoose, onFollow } = props;
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // The keys are those of the box above, which keeps the focus.
    <li
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerMove={onChoose}
      onClick={onFollow}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5',
        isChosen && 'bg-accent-soft',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{entry.title}</span>
        {entry.titleBn && (
          <span lang="bn" className="ms-2 text-sm text-soft">
            {entry.titleBn}
          </span>
        )}
      </span>
      <span className="text-xs text-faint">{entry.kind}</span>
      {isChosen && <CornerDownLeft aria-hidden className="size-4 text-faint max-sm:hidden" />}
    </li>
  );
}
