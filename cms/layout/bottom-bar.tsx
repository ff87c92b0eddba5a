import { Layers, LayoutDashboard, Inbox, Menu, type LucideIcon } from 'lucide-react';
import type { CmsModule } from '../modules/index.ts';
import { useNavigation } from '../stores/navigation.ts';
import { ModuleLink } from './module-link.tsx';
import { UnreadCount } from './unread-count.tsx';

const links: readonly { path: string; label: string; Icon: LucideIcon }[] = [
  { path: 'dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { path: 'contacts', label: 'Inbox', Icon: Inbox },
];

const place =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-[min(var(--text-xs),3.5vw)] text-faint aria-[current]:font-bold aria-[current]:text-accent [&_svg]:size-5';

interface BottomBarProps {
  modules: readonly CmsModule[];
  onContent: () => void;
  onMore: () => void;
}

/** On a phone, what staff need in between: the rest is one tap further. */
export function BottomBar({ modules, onContent, onMore }: BottomBarProps) {
  const active = useNavigation((navigation) => navigation.active);
  const isContent = modules.some((module) => module.isContent && module.path === active);
  const isElsewhere = !isContent && !links.some(({ path }) => path === active);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-hairline bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {links.map(({ path, label, Icon }) => {
        const module = modules.find((each) => each.path === path);
        return (
          module && (
            <ModuleLink key={path} module={module} className={place}>
              <span className="relative">
                <Icon aria-hidden />
                <span className="absolute start-3 -top-2">
                  <UnreadCount module={path} />
                </span>
              </span>
              {label}
            </ModuleLink>
          )
        );
      })}
      {modules.some((module) => module.isContent) && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isContent || undefined}
          className={place}
          onClick={onContent}
        >
          <Layers aria-hidden />
          Content
        </button>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isElsewhere || undefined}
        className={place}
        onClick={onMore}
      >
        <Menu aria-hidden />
        More
      </button>
    </nav>
  );
}
