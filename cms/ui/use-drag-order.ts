import { useEffect, useLayoutEffect, useRef } from 'react';

/** Drag data: the list's id rejects a drop into another gallery. */
interface Dragged {
  list: string;
  place: number;
}

function draggedOf(data: Record<string | symbol, unknown>): Dragged | undefined {
  const { list, place } = data;
  return typeof list === 'string' && typeof place === 'number' ? { list, place } : undefined;
}

/** Lets the entries of a list be dragged to another place; the buttons do the same without a mouse. */
export function useDragOrder(
  list: string,
  count: number,
  onMove: (from: number, to: number) => void,
) {
  const root = useRef<HTMLUListElement>(null);
  const move = useRef(onMove);
  useLayoutEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (count < 2) return;
    const entries = [...root.current!.children].slice(0, count) as HTMLElement[];
    let stop = () => {};
    let isOver = false;
    void import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then((dnd) => {
      if (isOver) return;
      const stops = entries.flatMap((element, place) => [
        dnd.draggable({ element, getInitialData: () => ({ list, place }) }),
        dnd.dropTargetForElements({
          element,
          canDrop: ({ source }) => draggedOf(source.data)?.list === list,
          onDragEnter: () => element.setAttribute('data-over', ''),
          onDragLeave: () => element.removeAttribute('data-over'),
          onDrop: ({ source }) => {
            element.removeAttribute('data-over');
            const dragged = draggedOf(source.data);
            if (dragged) move.current(dragged.place, place);
          },
        }),
      ]);
      stop = () => stops.forEach((each) => each());
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [list, count]);
  return root;
}
