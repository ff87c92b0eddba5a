import type { ItineraryDay } from '#model/kit/field-values.ts';
import { ArrowDown, ArrowUp, ChevronDown, Copy, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Input, TextArea } from '../../ui/input.tsx';
import { Button } from '../../ui/button.tsx';
import { onPasteLines } from '../widgets/paste-lines.ts';
import type { DraftDay } from './days.ts';

export type DayAct = 'up' | 'down' | 'copy' | 'remove';

interface DayCardProps {
  day: DraftDay;
  lang: 'en' | 'bn';
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onChange: (part: Partial<ItineraryDay>) => void;
  onAct: (act: DayAct) => void;
}

const lines = (list: readonly string[] | undefined) => (list ?? []).join('\n');

/** One day: its title always in sight, the rest when it is open. */
export function DayCard(props: DayCardProps) {
  const { day, lang, isOpen, isFirst, isLast, onToggle, onChange, onAct } = props;
  const id = useId();
  const name = `Day ${day.number}`;
  const list = (text: string) => (text === '' ? [] : text.split('\n'));
  const act = (kind: DayAct, label: string, icon: ReactNode, disabled = false) => (
    <Button
      icon
      look="quiet"
      className="lg:min-h-8! lg:w-8!"
      data-act={kind}
      aria-label={`${label} ${name}`}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onAct(kind)}
    >
      {icon}
    </Button>
  );
  return (
    <li data-day className="rounded-card border border-hairline bg-raised">
      <div className="flex flex-wrap items-center gap-x-1 ps-1 pe-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-2 text-start text-sm font-semibold hover:bg-hover lg:min-h-10"
        >
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="shrink-0">{name}</span>
          <span lang={lang} className="truncate font-normal text-soft">
            {day.title}
          </span>
        </button>
        <span className="flex">
          {act('up', 'Move up', <ArrowUp aria-hidden />, isFirst)}
          {act('down', 'Move down', <ArrowDown aria-hidden />, isLast)}
          {act('copy', 'Duplicate', <Copy aria-hidden />)}
          {act('remove', 'Remove', <Trash2 aria-hidden />)}
        </span>
      </div>
      <div id={id} hidden={!isOpen} className="space-y-3 px-3 pt-1 pb-3.5">
        {isOpen && (
          <>
            <Labelled text="Title">
              <Input
                lang={lang}
                value={day.title ?? ''}
                onChange={(event) => onChange({ title: event.target.value })}
              />
            </Labelled>
            <Labelled text="Description">
              <TextArea
                lang={lang}
                rows={2}
                value={day.description ?? ''}
                onChange={(event) => onChange({ description: event.target.value })}
              />
            </Labelled>
            <Labelled text="Activities, one per line">
              <TextArea
                lang={lang}
                rows={3}
                value={lines(day.activities)}
                onPaste={onPasteLines}
                onChange={(event) => onChange({ activities: list(event.target.value) })}
              />
            </Labelled>
            <div className="grid gap-3 sm:grid-cols-2">
              <Labelled text="Meals, one per line">
                <TextArea
                  lang={lang}
                  rows={2}
                  value={lines(day.meals)}
                  onPaste={onPasteLines}
                  onChange={(event) => onChange({ meals: list(event.target.value) })}
                />
              </Labelled>
              <Labelled text="Accommodation">
                <Input
                  lang={lang}
                  value={day.accommodation ?? ''}
                  onChange={(event) => onChange({ accommodation: event.target.value })}
                />
              </Labelled>
            </div>
          </>
        )}
      </div>
    </li>
  );
}

const Labelled = ({ text, children }: { text: string; children: ReactNode }) => (
  <label className="block text-xs font-semibold text-soft">
    {text}
    <span className="mt-1 block font-normal text-text">{children}</span>
  </label>
);
