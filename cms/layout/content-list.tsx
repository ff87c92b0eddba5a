import type { CmsModule } from '../modules/index.ts';
import { ModuleLink } from './module-link.tsx';

interface ContentListProps {
  modules: readonly CmsModule[];
  onFollow: () => void;
}

/** The modules that keep what the site shows. */
export const ContentList = ({ modules, onFollow }: ContentListProps) => (
  <nav
    aria-label="Content"
    className="h-full space-y-1 overflow-y-auto bg-nav px-3 py-6 text-nav-text"
  >
    {modules
      .filter(({ isContent }) => isContent)
      .map((module) => (
        <ModuleLink
          key={module.path}
          module={module}
          onFollow={onFollow}
          className="flex min-h-12 items-center gap-3 rounded-lg px-3 font-medium hover:bg-nav-active aria-[current=page]:bg-nav-active aria-[current=page]:font-bold aria-[current=page]:text-[#fff]"
        >
          <module.icon aria-hidden className="size-4.5" />
          {module.label}
        </ModuleLink>
      ))}
  </nav>
);
