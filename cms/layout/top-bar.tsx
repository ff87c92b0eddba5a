import { CircleQuestionMark, Search } from 'lucide-react';
import type { CmsModule } from '../modules/index.ts';
import { PublishChip } from '../modules/publishing/publish-chip.tsx';
import { Button } from '../ui/button.tsx';
import { ModuleLink } from './module-link.tsx';

interface TopBarProps {
  modules: readonly CmsModule[];
  onSearch: () => void;
  onHelp: () => void;
}

/** Above every module: the way to anything, and whether the site is what was saved. */
export function TopBar({ modules, onSearch, onHelp }: TopBarProps) {
  const publishing = modules.find(({ path }) => path === 'publishing');
  return (
    <div data-no-print className="mb-5 flex flex-wrap items-center gap-2">
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K"
        className="inline-flex min-h-11 max-w-90 flex-[1_1_9rem] items-center gap-2.5 rounded-full border border-edge bg-raised px-4 text-sm text-faint hover:bg-hover lg:min-h-10"
      >
        <Search aria-hidden className="size-4.5 shrink-0" />
        <span className="truncate">Find anything</span>
        <kbd className="ms-auto font-sans text-xs max-lg:hidden">Ctrl K</kbd>
      </button>
      <span className="ms-auto inline-flex items-center">
        {publishing && (
          // Around the link: Chromium leaves a status out of the name of a link around it.
          <span role="status">
            <ModuleLink
              module={publishing}
              className="inline-flex min-h-11 items-center rounded-full px-3 hover:bg-hover lg:min-h-10"
            >
              <PublishChip />
            </ModuleLink>
          </span>
        )}
        <Button
          icon
          look="quiet"
          aria-label="Keyboard shortcuts"
          className="max-lg:hidden"
          onClick={onHelp}
        >
          <CircleQuestionMark aria-hidden />
        </Button>
      </span>
    </div>
  );
}
