import { useEffect, useRef, useState } from 'react';
import { SCENE_SIZES, STOCK_SCENE, type Scene } from '../lib/home/hero-scenes.ts';
import { PLACEHOLDER } from '../lib/media/stock-images.ts';

const FALLBACKS = [STOCK_SCENE, PLACEHOLDER];
const next = (failures: number) => Math.min(failures + 1, FALLBACKS.length);

/** The scene's picture, or the stock picture where it does not load. */
export function SceneImage({ scene, alt, first }: { scene: Scene; alt: string; first: boolean }) {
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);

  // An error event from before hydration had no listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailures(next);
  }, []);

  return (
    <picture>
      {failures === 0 && scene.avif && (
        <source type="image/avif" srcSet={scene.avif} sizes={SCENE_SIZES} />
      )}
      <img
        ref={image}
        src={failures > 0 ? FALLBACKS[failures - 1] : scene.src}
        srcSet={failures > 0 ? undefined : scene.srcset}
        sizes={SCENE_SIZES}
        width="800"
        height="800"
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        onError={() => setFailures(next)}
      />
    </picture>
  );
}
