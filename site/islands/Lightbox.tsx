import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { photoOf, type ShownPhoto } from '../lib/media/shown-photo.ts';
import { PhotoViewer, type ViewerLabels } from './PhotoViewer.tsx';
import { useHydrationEvent } from './useHydrationEvent.ts';

interface Opened {
  photos: ShownPhoto[];
  at: number;
  /** Receives the focus after closing. */
  opener: HTMLElement;
}

interface Props {
  labels: ViewerLabels;
  /** Prerendered thumbnails: links to the whole photos. */
  children?: ReactNode;
}

/** Opens the photos that thumbnails lead to, one at a time; without a script they are links. */
export function Lightbox({ labels, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  useHydrationEvent(root);

  function open(event: MouseEvent<HTMLDivElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const opener = (event.target as Element).closest<HTMLAnchorElement>('a');
    if (!opener) return;
    event.preventDefault();
    const all = event.currentTarget.querySelectorAll('a');
    // A photo that did not load has gone from the thumbnails.
    const links = [...all].filter((link) => link.getClientRects().length > 0);
    setOpened({ photos: links.map(photoOf), at: links.indexOf(opener), opener });
  }

  function close() {
    opened?.opener.focus();
    setOpened(undefined);
  }

  return (
    <div ref={root} className="lightbox">
      <div onClick={open}>{children}</div>
      {opened && <PhotoViewer {...opened} labels={labels} onClose={close} />}
    </div>
  );
}
