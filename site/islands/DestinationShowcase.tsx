import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PLACEHOLDER } from '../lib/stock-images.ts';
import type { Scene } from '../lib/hero-scenes.ts';
import './DestinationShowcase.css';
import './gradients.css';
import './particles.css';

const SCENE_TIME = 4000;
const DOTS = Array.from({ length: 8 }, (_, i) => i);
const PARTICLES = Array.from({ length: 20 }, (_, i) => i);
const REDUCED = '(prefers-reduced-motion: reduce)';

interface Props {
  scenes: Scene[];
  /** What the pictures show, in the order of the scenes. */
  alts: string[];
  labels: { group: string; pause: string; play: string };
}

/** Stands still as prebuilt; moves once it can also be stopped. */
export function DestinationShowcase({ scenes, alts, labels }: Props) {
  const [active, setActive] = useState(0);
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<'moving' | 'paused'>();
  const motion = chosen ?? (reduced ? 'still' : 'moving');
  const moving = motion === 'moving';
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!moving || scenes.length < 2) return;
    const timer = setInterval(() => {
      if (document.hidden || !isOnScreen(root.current)) return;
      setActive((current) => (current + 1) % scenes.length);
    }, SCENE_TIME);
    return () => clearInterval(timer);
  }, [moving, scenes.length]);

  const scene = scenes[active];
  return (
    <div
      ref={root}
      className="showcase"
      role="group"
      aria-label={labels.group}
      data-motion={motion}
    >
      <div className="showcase-halo" aria-hidden="true" />
      <div className="showcase-particles" aria-hidden="true">
        {PARTICLES.map((i) => (
          <i key={i} />
        ))}
      </div>
      <div className="showcase-ring" aria-hidden="true">
        {DOTS.map((i) => (
          <i key={i} />
        ))}
      </div>
      <div className="showcase-disc">
        {scenes.map((each, i) => (
          <div key={each.name} className="showcase-scene" data-active={i === active || undefined}>
            <SceneImage scene={each} alt={i === active ? (alts[i] ?? '') : ''} first={i === 0} />
            {each.gradient && <span className="showcase-tint" data-gradient={each.gradient} />}
          </div>
        ))}
      </div>
      <p className="showcase-name" aria-live="off" lang={scene?.lang}>
        {scene?.name}
      </p>
      <button
        className="showcase-pause"
        type="button"
        aria-label={moving ? labels.pause : labels.play}
        onClick={() => setChosen(moving ? 'paused' : 'moving')}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={moving ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
        </svg>
      </button>
    </div>
  );
}

function SceneImage({ scene, alt, first }: { scene: Scene; alt: string; first: boolean }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // An image that failed before the island woke told nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <img
      ref={image}
      src={failed ? PLACEHOLDER : scene.src}
      srcSet={failed ? undefined : scene.srcset}
      sizes="(max-width: 55rem) 104vw, 44rem"
      width="800"
      height="800"
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      onError={() => setFailed(true)}
    />
  );
}

function isOnScreen(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}

const reducedMotion = () => matchMedia(REDUCED);

/** Whether the visitor wants nothing to move; as prebuilt, nothing does. */
const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = reducedMotion();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => reducedMotion().matches,
    () => true,
  );
