import { Menu } from 'lucide-react';
import type { CmsModule } from '../modules/index.ts';
import { ModuleLink } from './module-link.tsx';

/** As many as a thumb can tell apart; the rest is behind More. */
const SHOWN = 3;

const place =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-faint aria-[current=page]:font-bold aria-[current=page]:text-accent [&_svg]:size-5';

interface BottomBarProps {
  modules: readonly CmsModule[];
  onMore: () => void;
}

export const BottomBar = ({ modules, onMore }: BottomBarProps) => (
  <nav
    aria-label="Main"
    className="fixed inset-x-0 bottom-0 z-30 flex border-t border-hairline bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden"
  >
    {modules.slice(0, SHOWN).map((module) => (
      <ModuleLink key={module.path} module={module} className={place}>
        <module.icon aria-hidden />
        {module.label}
      </ModuleLink>
    ))}
    <button type="button" className={place} onClick={onMore}>
      <Menu aria-hidden />
      More
    </button>
  </nav>
);
