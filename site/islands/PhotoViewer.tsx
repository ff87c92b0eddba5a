import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { ShownPhoto } from '../lib/media/shown-photo.ts';
import { ViewedPhoto } from './ViewedPhoto.tsx';
import { useSwipe } from './useSwipe.ts';
import './PhotoViewer.css';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ICONS = {
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  close: 'M18 6 6 18M6 6l12 12',
} as const;

export interface ViewerLabels {
  viewer: string;
  /** Place of a photo, `{n}`, among those that there are, `{total}`. */
  position: string;
  previous: string;
  next: string;
  close: string;
}

interface Props {
  photos: readonly ShownPhoto[];
  /** The photo to begin with. */
  at: number;
  labels: ViewerLabels;
  onClose: () => void;
}

/** Modal dialog with one photo at a time, which wraps around at either end. */
export function PhotoViewer({ photos, at, labels, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(at);
  const [hasCome, setHasCome] = useState(false);
  const [numbers] = useState(
    () => new Intl.NumberFormat(document.documentElement.dataset['locale']),
  );
  const isAlone = photos.length === 1;
  const placed = (index: number) => (index + photos.length) % photos.length;
  const step = (by: number) => setCurrent((index) => placed(index + by));
  const swipe = useSwipe(step);
  // Preload: once the current photo has loaded, both neighbours are fetched, out of sight.
  const kept =
    hasCome && !isAlone ? [placed(current - 1), current, placed(current + 1)] : [current];

  useLayoutEffect(() => dialog.current?.showModal(), []);

  function press({ key }: KeyboardEvent) {
    const by = STEPS[key];
    if (by && !isAlone) step(by);
  }

  function click({ target }: MouseEvent) {
    if (!(target as Element).closest('img, button')) dialog.current?.close();
  }

  const position = labels.position
    .replace('{n}', numbers.format(current + 1))
    .replace('{total}', numbers.format(photos.length));
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={labels.viewer}
      onClose={onClose}
      onKeyDown={press}
      onClick={click}
    >
      <div className="viewer-stage" {...(isAlone ? {} : swipe)}>
        {[...new Set(kept)].map((index) => (
          <ViewedPhoto
            key={index}
            photo={photos[index]!}
            isShown={index === current}
            onCome={() => setHasCome(true)}
          />
        ))}
      </div>
      {!isAlone && (
        <>
          <p role="status">{position}</p>
          <Press does="previous" label={labels.previous} onPress={() => step(-1)} />
          <Press does="next" label={labels.next} onPress={() => step(1)} />
        </>
      )}
      <Press does="close" label={labels.close} onPress={() => dialog.current?.close()} />
    </dialog>
  );
}

interface PressProps {
  does: keyof typeof ICONS;
  label: string;
  onPress: () => void;
}

const Press = ({ does, label, onPress }: PressProps) => (
  <button type="button" data-does={does} aria-label={label} onClick={onPress}>
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path d={ICONS[does]} />
    </svg>
  </button>
);
