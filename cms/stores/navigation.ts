import { create } from 'zustand';
import { deviceStorage } from '../client/device-storage.ts';

const KEY = 'cms_active_module';
const DEFAULT = 'dashboard';
const ROOT = '/cms';

/** The last segment of a new record's address; the API gives no record this id. */
export const NEW = 'new';

/** Marks the history entry of a window over a list; ui/use-back-closes.ts goes back from it. */
const WINDOW = { window: true };
const stateHere = () => history.state as { window?: true; pushed?: true } | null;
const isWindow = () => stateHere()?.window === true;

/** Takes the place of the entry of a window without a URL, which leads here: Back would find it empty. */
const push = (state: typeof WINDOW | null, address: string) =>
  stateHere()?.pushed
    ? history.replaceState(state, '', address)
    : history.pushState(state, '', address);

/** `tours` → `/cms/tours`, `tours/bali` → `/cms/tours/bali`. */
export const addressOf = (path: string) => `${ROOT}/${path}`;

interface Place {
  /** The address below /cms: `tours`, `tours/bali`, `site-management/hero-scenes/sea`. */
  path: string;
  /** The query string that filters the list: `?q=sea`. */
  search: string;
}

interface Navigation extends Place {
  /** The module on the screen: the address's, else the one that was open last. */
  active: string;
  go: (path: string, options?: { replace?: boolean; search?: string }) => void;
  /** Goes to a record of a list, over the list: Back leads there. */
  open: (list: string, id: string) => void;
  /** Goes from a record to its list. The record's window, where there is one, goes back by itself. */
  close: (list: string) => void;
  /** Puts the list below a record that was come to by its address alone. */
  putListBelow: (list: string) => void;
  /** Leaves a record that there is no window for. */
  leaveRecord: (list: string) => void;
  /** Replaces the list's filters in the same history entry; refused while a window is open. */
  narrow: (search: string) => boolean;
  /** Gives the module on the screen its address, where none or another one was asked for. */
  settle: (module: string) => void;
  /** Forgets which module was open. */
  leave: () => void;
}

/** `/cms/tours/` → `tours`; nothing at `/cms` itself. */
const placeIn = (pathname: string) => pathname.slice(ROOT.length).replace(/^\/|\/$/g, '');

const placeHere = (): Place => ({
  path: placeIn(location.pathname) || (deviceStorage.read(KEY) ?? DEFAULT),
  search: location.search,
});

const at = ({ path, search }: Place) => ({ path, search, active: path.split('/')[0]! });

export const useNavigation = create<Navigation>()((set, get) => {
  const follow = (before: string) => {
    const here = placeHere();
    if (here.path !== before) set(at(here));
    else if (!isWindow()) set({ search: here.search });
  };
  window.addEventListener('popstate', () => {
    const { path } = get();
    // After all who listen: an open window may take the step back, to ask before it closes.
    setTimeout(() => follow(path));
  });

  return {
    ...at(placeHere()),
    go: (path, { replace = false, search = '' } = {}) => {
      const address = addressOf(path) + search;
      const place = at({ path, search });
      deviceStorage.write(KEY, place.active);
      if (replace) history.replaceState(null, '', address);
      else if (location.pathname + location.search !== address) push(null, address);
      set(place);
    },
    open: (list, id) => {
      const path = `${list}/${id}`;
      const { path: before, go } = get();
      if (before === path) return;
      if (before.startsWith(`${list}/`)) history.replaceState(WINDOW, '', addressOf(path));
      else {
        if (before !== list) go(list, { replace: list.startsWith(`${before}/`) });
        push(WINDOW, addressOf(path));
      }
      set(at({ path, search: get().search }));
    },
    close: (list) => set(at({ path: list, search: get().search })),
    putListBelow: (list) => {
      if (isWindow()) return;
      const address = location.href;
      history.replaceState(null, '', addressOf(list));
      history.pushState(WINDOW, '', address);
    },
    leaveRecord: (list) => {
      if (isWindow()) history.back();
      else get().go(list, { replace: true });
    },
    narrow: (search) => {
      if (isWindow()) return false;
      history.replaceState(history.state, '', location.pathname + search);
      set({ search });
      return true;
    },
    settle: (module) => {
      const { active, go } = get();
      if (active !== module || !placeIn(location.pathname)) go(module, { replace: true });
      else deviceStorage.write(KEY, module);
    },
    leave: () => {
      deviceStorage.remove(KEY);
      history.replaceState(null, '', ROOT);
      set(at({ path: DEFAULT, search: '' }));
    },
  };
});
