import { roleLabels } from '#model/access/roles.ts';
import { KeyRound, LogOut } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SessionUser } from '../client/session.ts';
import type { CmsModule } from '../modules/index.ts';
import { addressOf, useNavigation } from '../stores/navigation.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { ModuleLink } from './module-link.tsx';
import { UnreadCount } from './unread-count.tsx';

interface SidebarProps {
  user: SessionUser;
  modules: readonly CmsModule[];
  onPassword: () => void;
  onSignOut: () => void;
  onFollow?: () => void;
}

const link =
  'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium transition-colors hover:bg-nav-active aria-[current=page]:bg-nav-active aria-[current=page]:font-bold aria-[current=page]:text-[#fff]';

type LinksProps = Pick<SidebarProps, 'modules'> & {
  onFollow: SidebarProps['onFollow'] | undefined;
};

const Links = ({ modules, onFollow }: LinksProps) =>
  modules.map((module) => (
    <ModuleLink
      key={module.path}
      module={module}
      {...(onFollow ? { onFollow } : {})}
      className={link}
    >
      <module.icon aria-hidden className="size-4.5" />
      {module.label}
      <span className="ms-auto">
        <UnreadCount module={module.path} />
      </span>
    </ModuleLink>
  ));

/** Links that fade out at an edge beyond which there are more; the module on the screen is in sight. */
function ScrolledLinks({ children }: { children: ReactNode }) {
  const active = useNavigation((navigation) => navigation.active);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const current = links.find(({ pathname }) => pathname === addressOf(active));
    current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <nav ref={list} aria-label="Modules" className={SCROLLED}>
      {children}
    </nav>
  );
}

/**
 * The paddings are as high as the fades: at an end they cover nothing. Its scrollbar has the colours
 * of the sidebar: by default its track is white.
 */
const SCROLLED =
  'min-h-0 flex-1 scroll-py-8 space-y-0.5 overflow-y-auto px-3 py-8 mask-y-from-[calc(100%-2rem)] [scrollbar-color:var(--nav-faint)_transparent]';

export const Sidebar = ({ user, modules, onPassword, onSignOut, onFollow }: SidebarProps) => (
  <div className="flex h-full flex-col bg-nav text-nav-text">
    <div className="flex items-center gap-3 px-5 pt-6">
      <BrandMark className="size-9 text-nav-faint" />
      <span className="text-lg leading-none font-bold text-[#fff]">Kheya CMS</span>
    </div>
    <ScrolledLinks>
      <Links modules={modules.filter(({ isOwn }) => !isOwn)} onFollow={onFollow} />
    </ScrolledLinks>
    <div className="border-t border-nav-active px-3 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="px-3 pb-3">
        <p className="truncate font-semibold">{user.full_name}</p>
        <p className="text-xs font-bold tracking-wider text-sun">
          {roleLabels[user.role].toUpperCase()}
        </p>
      </div>
      <button
        type="button"
        onClick={onPassword}
        className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start font-medium transition-colors hover:bg-nav-active"
      >
        <KeyRound aria-hidden className="size-4.5" />
        Change password
      </button>
      <Links modules={modules.filter(({ isOwn }) => isOwn)} onFollow={onFollow} />
      <button
        type="button"
        onClick={onSignOut}
        className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start font-medium transition-colors hover:bg-nav-active"
      >
        <LogOut aria-hidden className="size-4.5" />
        Sign Out
      </button>
    </div>
  </div>
);
