import { create } from 'zustand';

const KEY = 'cms_active_module';
const DEFAULT = 'dashboard';
const ROOT = '/cms';

/** `/cms/tours` → `tours`; nothing at `/cms` itself. */
const moduleAt = (path: string) => path.slice(ROOT.length).split('/')[1] || undefined;

/** The address of a module. */
export const addressOf = (module: string) => `${ROOT}/${module}`;

/** What a module is to do once it is on the screen: make a record of an entity, or open one. */
export type Wish = { entity: string } & ({ act: 'create' } | { act: 'open'; id: string });

interface Navigation {
  /** The module on the screen: the address's, else the one that was open last. */
  active: string;
  go: (module: string, options?: { replace: boolean }) => void;
  wish: Wish | null;
  /** Goes to a module that then does something. */
  ask: (module: string, wish: Wish) => void;
  /** The module has done it. */
  granted: () => void;
  /** Forgets which module was open. */
  leave: () => void;
}

export const useNavigation = create<Navigation>()((set, get) => {
  const here = () => moduleAt(location.pathname) ?? localStorage.getItem(KEY) ?? DEFAULT;
  window.addEventListener('popstate', () => set({ active: here() }));

  return {
    active: here(),
    go: (module, { replace } = { replace: false }) => {
      localStorage.setItem(KEY, module);
      const address = addressOf(module);
      if (replace) history.replaceState(null, '', address);
      else if (location.pathname !== address) history.pushState(null, '', address);
      set({ active: module });
    },
    wish: null,
    ask: (module, wish) => {
      get().go(module);
      set({ wish });
    },
    granted: () => set({ wish: null }),
    leave: () => {
      localStorage.removeItem(KEY);
      history.replaceState(null, '', ROOT);
      set({ active: DEFAULT });
    },
  };
});
