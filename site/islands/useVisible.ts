import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is visible: in the viewport, in a tab that is not hidden. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  const [tabVisible, setTabVisible] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry!.isIntersecting));
    if (element.current) observer.observe(element.current);
    const changed = () => setTabVisible(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', changed);
    };
  }, [element]);

  return onScreen && tabVisible;
}
