import { useState, type ReactNode } from 'react';
import type { SessionUser } from '../client/session.ts';
import type { CmsModule } from '../modules/index.ts';
import { Drawer } from '../ui/drawer.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';

interface ShellProps {
  user: SessionUser;
  modules: readonly CmsModule[];
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame around every module: a sidebar, or on a phone a bar at the bottom and a drawer. */
export function Shell({ children, ...navigation }: ShellProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const close = () => setMoreOpen(false);
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-full focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh lg:block">
        <Sidebar {...navigation} />
      </aside>
      <main
        id="main"
        tabIndex={-1}
        className="px-4 pt-5 pb-28 outline-none lg:px-8 lg:pt-7 lg:pb-12"
      >
        <div className="mx-auto max-w-300">{children}</div>
      </main>
      <BottomBar modules={navigation.modules} onMore={() => setMoreOpen(true)} />
      <Drawer open={isMoreOpen} onClose={close} label="All modules">
        <Sidebar {...navigation} onFollow={close} />
      </Drawer>
    </div>
  );
}
