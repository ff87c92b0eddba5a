import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Stands in for a module that could not be loaded or shown; the way to the others stays open. */
export class ModuleBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        tone="bad"
        role="alert"
        actions={<Button onClick={() => location.reload()}>Load again</Button>}
      >
        This screen could not be loaded. What you typed before is kept on this device.
      </Notice>
    );
  }
}
