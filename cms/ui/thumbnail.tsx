import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';

/** A small square of a picture; a quiet sign where there is none, or none that loads. */
export function Thumbnail({ src, className }: { src: string | null; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && isAddress(src) && broken !== src;
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-lg bg-sunken text-faint',
        className,
      )}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <ImageIcon aria-hidden className="size-5 opacity-70" />
      )}
    </span>
  );
}

/** While somebody types, `https://ex` must not be asked for. */
const isAddress = (src: string) =>
  src.startsWith('/') || (/^https:\/\/[^/]+\.[^/]+\/./.test(src) && URL.canParse(src));
