import { useState } from 'react';
import type { ShownPhoto } from '../lib/media/shown-photo.ts';

/** The formats that it comes in, the newest first; then only its words are left. */
const TRIES = ['avif', 'webp', 'words'] as const;
const SIZES = '100vw';

interface Props {
  photo: ShownPhoto;
  isShown: boolean;
  onCome: () => void;
}

/** A photo of the viewer, in the newest format that loads. */
export function ViewedPhoto({ photo, isShown, onCome }: Props) {
  const [failures, setFailures] = useState(0);
  const tried = TRIES[Math.min(failures, TRIES.length - 1)];
  if (tried === 'words')
    return (
      <p className="viewer-words" hidden={!isShown}>
        {photo.alt}
      </p>
    );
  return (
    <picture hidden={!isShown}>
      {tried === 'avif' && photo.avif && (
        <source type="image/avif" srcSet={photo.avif} sizes={SIZES} />
      )}
      <img
        src={photo.src}
        srcSet={photo.srcset}
        sizes={photo.srcset && SIZES}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        draggable={false}
        onLoad={onCome}
        onError={() => setFailures((count) => count + (photo.avif ? 1 : 2))}
      />
    </picture>
  );
}
