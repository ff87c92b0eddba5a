import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CmsModule } from '../../modules/index.ts';
import { listOf } from '../../modules/list-of.ts';
import { NEW, useNavigation } from '../../stores/navigation.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { NotLoaded } from '../module-boundary.tsx';
import type { Entry } from './entries.ts';
import type { finderOf } from './finder.ts';
import { PaletteOption } from './palette-option.tsx';
import { recents, remember } from './recents.ts';
import { useEntries } from './use-entries.ts';

interface PaletteProps {
  open: boolean;
  modules: readonly CmsModule[];
  onPassword: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

/** Leads to any record, screen or act by a few letters in either script. */
export function Palette({ open, onClose, ...rest }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  useBackCloses(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label="Find anything"
          initialFocus={input}
          className="fixed inset-0 z-50 flex flex-col bg-raised text-text shadow-lift outline-none sm:inset-x-4 sm:inset-y-auto sm:top-[12vh] sm:mx-auto sm:max-h-[70vh] sm:max-w-160 sm:rounded-card"
        >
          <Finding {...rest} input={input} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FinderOf = typeof finderOf;
let loading: Promise<FinderOf> | undefined;

/** Loaded once the palette is open: what is typed meanwhile is in its box. */
function useFinderOf(): { finderOf: FinderOf | undefined; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<FinderOf>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loading ??= import('./finder.ts').then((finder) => finder.finderOf);
    loading.then(
      (finder) => setLoaded(() => finder),
      () => setFailed(true),
    );
  }, []);
  return { finderOf: loaded, hasFailed };
}

interface FindingProps extends Omit<PaletteProps, 'open'> {
  input: React.Ref<HTMLInputElement>;
}

const LIST = 'palette-list';
const optionId = (place: number) => `palette-option-${place}`;

function Finding({ modules, input, onPassword, onSignOut, onClose }: FindingProps) {
  const { entries, lists } = useEntries(modules);
  const { finderOf, hasFailed } = useFinderOf();
  const finder = useMemo(() => finderOf?.(entries), [finderOf, entries]);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const query = typed.trim();
  const found = useMemo(
    () => (query === '' ? atFirst(entries) : (finder?.find(query) ?? [])),
    [entries, finder, query],
  );
  const isWhole = finder !== undefined && lists.every(({ data }) => data !== undefined);
  const chosen = Math.min(place, found.length - 1);
  const { go, open } = useNavigation();

  const follow = ({ key, module, target }: Entry) => {
    remember(key);
    onClose();
    if (target.to === 'password') onPassword();
    else if (target.to === 'sign-out') onSignOut();
    else if (target.to === 'module') go(module!);
    else open(listOf(target.entity), target.to === 'new' ? NEW : target.id);
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: chosen + 1,
    ArrowUp: chosen - 1,
    PageDown: found.length - 1,
    PageUp: 0,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter ends the word.
    if (event.nativeEvent.isComposing) return;
    const next = moves[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') return void (found[chosen] && follow(found[chosen]));
    setPlace((next! + found.length) % Math.max(1, found.length));
  };

  return (
    <>
      <div className="flex items-center gap-2 border-b border-hairline p-2">
        <input
          ref={input}
          role="combobox"
          aria-label="Find a record, a screen or an action"
          aria-expanded
          aria-controls={LIST}
          aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          placeholder="Tour, country, name, খুঁজুন…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-faint"
        />
        <Dialog.Close className="min-h-11 rounded-full px-4 text-sm font-semibold text-soft hover:bg-hover">
          Close
        </Dialog.Close>
      </div>
      <ul
        id={LIST}
        role="listbox"
        aria-label={query === '' ? 'Recent and screens' : 'Found'}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
      >
        {found.map((entry, index) => (
          <PaletteOption
            key={entry.key}
            id={optionId(index)}
            entry={entry}
            Icon={modules.find(({ path }) => path === entry.module)?.icon}
            isChosen={index === chosen}
            onChoose={() => setPlace(index)}
            onFollow={() => follow(entry)}
          />
        ))}
      </ul>
      <p role="status" className="px-5 pb-4 text-sm text-faint empty:hidden">
        {isWhole && query !== '' && found.length === 0 && `Nothing matches “${query}”.`}
      </p>
      {query !== '' && <QueryStates queries={lists} failed="Not everything could be loaded." />}
      {hasFailed && (
        <div className="p-4">
          <NotLoaded />
        </div>
      )}
    </>
  );
}

/** The entries of an empty search: the recently opened, then every screen. */
function atFirst(entries: readonly Entry[]): readonly Entry[] {
  const last = recents()
    .map((key) => entries.find((entry) => entry.key === key))
    .filter((entry) => entry !== undefined);
  return [
    ...last,
    ...entries.filter((entry) => entry.target.to === 'module' && !last.includes(entry)),
  ];
}
