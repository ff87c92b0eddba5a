import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface PageFrameProps {
  src: string;
  title: string;
  /** Viewport width of the page in pixels; undefined for the width of its place. */
  width: number | undefined;
  /** Called with the server's message in place of a page; with null when the page is there. */
  onAnswer: (fault: string | null) => void;
  onEscape: () => void;
}

/**
 * A page in an iframe, scaled down where its place is narrower. Double buffering: the last page
 * stays until the next one has loaded, which is then scrolled as far.
 */
export function PageFrame({ src, title, width, onAnswer, onEscape }: PageFrameProps) {
  const [shown, setShown] = useState<string | null>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  const scale = width === undefined || size.width === 0 ? 1 : Math.min(1, size.width / width);

  const arrived = (event: SyntheticEvent<HTMLIFrameElement>) => {
    const frame = event.currentTarget;
    const fault = faultOf(frame.contentDocument);
    onAnswer(fault);
    if (fault !== null) return;
    stayHere(frame.contentDocument!, onEscape);
    const before = shown === null ? undefined : frames.current.get(shown)?.contentWindow;
    frame.contentWindow!.scrollTo(0, before?.scrollY ?? 0);
    setShown(src);
  };

  return (
    <div ref={place} className="relative min-h-0 flex-1 overflow-hidden">
      {/* In this order, so that the shown iframe never moves in the DOM, where it would reload. */}
      {[...new Set([shown ?? src, src])].map((each) => (
        <iframe
          key={each}
          ref={(frame) => {
            if (frame) frames.current.set(each, frame);
            else frames.current.delete(each);
          }}
          src={each}
          title={title}
          // Sandbox: no scripts; the origin is kept, so that fonts and pictures load.
          sandbox="allow-same-origin"
          onLoad={each === src ? arrived : undefined}
          style={{
            width: width ?? '100%',
            height: size.height === 0 ? '100%' : size.height / scale,
            insetInlineStart: width === undefined ? 0 : (size.width - width * scale) / 2,
            scale,
          }}
          className={classNames(
            'absolute top-0 origin-top-left border-0 bg-white',
            each === shown ? 'shadow-lift' : 'invisible',
          )}
        />
      ))}
    </div>
  );
}

function useSize(place: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

/** Error message of the loaded document; null for a page. */
function faultOf(document: Document | null): string | null {
  if (!document) return 'The server did not answer.';
  if (document.body.dataset['fault'] === undefined) return null;
  const texts = [...document.querySelectorAll('h1, code')].map((each) => each.textContent);
  return texts.join(' ');
}

/** Disables links, as their pages may refuse to be framed, and listens for Escape in the frame. */
function stayHere(document: Document, onEscape: () => void): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (link && !link.getAttribute('href')!.startsWith('#')) event.preventDefault();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  });
}
