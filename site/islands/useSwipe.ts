import { useRef, type PointerEvent } from 'react';

/** In pixels. Less is a tap that slipped. */
const FAR = 40;

/** Answers a finger that is drawn across: to the left goes on, to the right back. */
export function useSwipe(step: (by: number) => void) {
  const start = useRef<PointerEvent>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.pointerId !== event.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
