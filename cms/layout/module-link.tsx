import type { ReactNode } from 'react';
import type { CmsModule } from '../modules/index.ts';
import { addressOf, useNavigation } from '../stores/navigation.ts';

interface ModuleLinkProps {
  module: CmsModule;
  className: string;
  onFollow?: () => void;
  children: ReactNode;
}

/** A real link to a module, followed without loading the page again. */
export function ModuleLink({ module, className, onFollow, children }: ModuleLinkProps) {
  const { active, go } = useNavigation();
  return (
    <a
      href={addressOf(module.path)}
      aria-current={active === module.path ? 'page' : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(module.path);
        onFollow?.();
      }}
    >
      {children}
    </a>
  );
}
