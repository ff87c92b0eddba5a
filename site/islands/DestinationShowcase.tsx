import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Scene } from '../lib/home/hero-scenes.ts';
import { SceneImage } from './SceneImage.tsx';
import { useVisible } from './useVisible.ts';
import './DestinationShowcase.css';
import './gradients.css';
import './particles.css';

const SCENE_TIME = 4000;
const DOTS = Array.from({ length: 8 }, (_, i) => i);
const PARTICLES = Array.from({ length: 20 }, (_, i) => i);

const never = () => () => undefined;

/** False as prerendered and while the island hydrates, true from then on. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

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

interface Props {
  scenes: Scene[];
  /** Alt texts, in the order of the scenes. */
  alts: string[];
  labels: { group: string; pause: string; play: string };
}

/** Carousel: still until hydration, as its pause button does not work before. */
export function DestinationShowcase({ scenes, alts, labels }: Props) {
  const [active, setActive] = useState(0);
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<'moving' | 'paused'>();
  const motion = chosen ?? (reduced ? 'still' : 'moving');
  const moving = motion === 'moving';
  const root = useRef<HTMLDivElement>(null);
  const visible = useVisible(root);
  const hydrated = useHydrated();

  useEffect(() => {
    if (!moving || !visible || scenes.length < 2) return;
    const timer = setInterval(
      () => setActive((current) => (current + 1) % scenes.length),
      SCENE_TIME,
    );
    return () => clearInterval(timer);
  }, [moving, visible, scenes.length]);

  // Only the first is prerendered: all lie in the viewport, where lazy loading would defer none.
  const shown = hydrated ? scenes : scenes.slice(0, 1);
  const scene = scenes[active];
  return (
    <div
      ref={root}
      className="showcase"
      role="group"
      aria-label={labels.group}
      data-motion={moving && !visible ? 'paused' : motion}
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
        {shown.map((each, i) => (
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
