import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';

interface ThumbnailProps {
  /** The first that there is; the next where one does not load. */
  sources: readonly (string | null | undefined)[];
  className?: string;
  /** Its name, where nothing beside it says what it is. */
  alt?: string;
}

/**
 * A small square of a picture; a quiet sign where there is none, or none that loads. Not dragged by
 * itself: a browser would drag it as a file, and not the entry of a list that it stands in.
 */
export function Thumbnail({ sources, className, alt = '' }: ThumbnailProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = sources.find((each) => each && isAddress(each) && !broken.includes(each));
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-lg bg-sunken text-faint',
        className,
      )}
    >
      {src ? (
        <img
          draggable={false}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken([...broken, src])}
          className="size-full object-cover"
        />
      ) : (
        <ImageIcon
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className="size-5 opacity-70"
        />
      )}
    </span>
  );
}

/** While somebody types, `https://ex` must not be asked for. */
const isAddress = (src: string) => src.startsWith('/') || /^https:\/\/[^/]+\.[^/]+\/./.test(src);
