import { useEffect, useState, type RefObject } from 'react';

/** Whether anybody can see the element: it is on screen, in a tab that is. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  const [visible, setVisible] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry!.isIntersecting));
    if (element.current) observer.observe(element.current);
    const changed = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', changed);
    };
  }, [element]);

  return onScreen && visible;
}
