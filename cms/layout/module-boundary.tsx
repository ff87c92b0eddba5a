import { Component, useState, type ReactNode } from 'react';
import { causeOf } from '../client/api-error.ts';
import { health } from '../client/health.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { notify } from '../ui/toast.tsx';

interface BoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
}

/** Stands in for a module that could not be loaded or shown; the way to the others stays open. */
export class ModuleBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback = <NotLoaded /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

export const NotLoaded = () => (
  <Notice tone="bad" role="alert" actions={<LoadAgain />}>
    This screen could not be loaded. What you typed before is kept on this device.
  </Notice>
);

/** Reloads the page once the server answers: without one, the browser's own error would replace it. */
function LoadAgain() {
  const [busy, setBusy] = useState(false);
  const loadAgain = async () => {
    setBusy(true);
    try {
      await health();
      location.reload();
    } catch (error) {
      notify.error('This screen could not be loaded', causeOf(error));
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={loadAgain}>
      Load again
    </Button>
  );
}
