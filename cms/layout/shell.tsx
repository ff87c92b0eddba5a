import { lazy, useState, type ReactNode } from 'react';
import type { SessionUser } from '../client/session.ts';
import type { CmsModule } from '../modules/index.ts';
import { Drawer } from '../ui/drawer.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ContentList } from './content-list.tsx';
import { LazyWindow } from './lazy-window.tsx';
import { Palette } from './palette/palette.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const OwnPassword = lazy(() => import('../modules/staff/own-password.tsx'));

interface ShellProps {
  user: SessionUser;
  modules: readonly CmsModule[];
  onSignOut: () => void;
  children: ReactNode;
}

/** A window over the frame; one at a time. */
type Window = 'more' | 'content' | 'palette' | 'help' | 'password';

/** The frame around every module: a sidebar, or on a phone a bar at the bottom and drawers. */
export function Shell({ children, ...navigation }: ShellProps) {
  const [window, setWindow] = useState<Window | null>(null);
  /** Windows whose code is wanted: they stay, so that they can close as others do. */
  const [wanted, setWanted] = useState<ReadonlySet<Window>>(new Set());
  const open = (next: Window) => {
    setWanted((before) => new Set(before).add(next));
    setWindow(next);
  };
  const close = () => setWindow(null);
  useShortcuts({ onSearch: () => open('palette'), onHelp: () => open('help') });
  const onPassword = () => open('password');
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-full focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh lg:block">
        <Sidebar {...navigation} onPassword={onPassword} />
      </aside>
      <div className="px-4 pt-4 pb-28 lg:px-5 lg:pt-5 lg:pb-12 xl:px-8">
        <div className="mx-auto max-w-300">
          <TopBar
            modules={navigation.modules}
            onSearch={() => open('palette')}
            onHelp={() => open('help')}
          />
          <main id="main" tabIndex={-1} className="outline-none">
            {children}
          </main>
        </div>
      </div>
      <BottomBar
        modules={navigation.modules}
        onContent={() => open('content')}
        onMore={() => open('more')}
      />
      <Drawer open={window === 'more'} onClose={close} label="All modules">
        <Sidebar {...navigation} onPassword={onPassword} onFollow={close} />
      </Drawer>
      <Drawer open={window === 'content'} onClose={close} label="Content">
        <ContentList modules={navigation.modules} onFollow={close} />
      </Drawer>
      <ShortcutsHelp open={window === 'help'} onClose={close} />
      <Palette
        open={window === 'palette'}
        modules={navigation.modules}
        onPassword={onPassword}
        onSignOut={navigation.onSignOut}
        onClose={close}
      />
      {wanted.has('password') && (
        <LazyWindow open={window === 'password'} title="Change password" onClose={close}>
          <OwnPassword open={window === 'password'} onClose={close} />
        </LazyWindow>
      )}
    </div>
  );
}
