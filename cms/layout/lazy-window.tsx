import { Suspense, type ComponentProps } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { ModuleBoundary, NotLoaded } from './module-boundary.tsx';

type WindowProps = Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'title' | 'children'>;

/** Around a window that is loaded when it is first opened: one that cannot be takes nothing else along. */
export function LazyWindow({ children, ...window }: WindowProps) {
  const failed = (
    <Dialog {...window} narrow>
      <div className="p-4 lg:p-6">
        <NotLoaded />
      </div>
    </Dialog>
  );
  return (
    <ModuleBoundary fallback={failed}>
      <Suspense>{children}</Suspense>
    </ModuleBoundary>
  );
}
