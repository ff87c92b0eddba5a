import { useEffect } from 'react';

/** The browser asks before a page with unsaved work goes away. */
export function useLeaveWarning(hasChanges: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  });
}
