import { Thumbnail } from '../../ui/thumbnail.tsx';
import { useTyped } from './use-typed.ts';

/** The disc of the first screen: the picture below its light, and its name in both languages. */
export function ScenePreview() {
  const typed = useTyped();
  const gradient = typed('gradient_class').toLowerCase();
  return (
    <section
      aria-label="Preview"
      className="flex flex-wrap items-center gap-5 rounded-card bg-nav p-5 text-nav-text"
    >
      <div className="relative isolate size-36 shrink-0 overflow-hidden rounded-full">
        <Thumbnail sources={[typed('image_url')]} className="size-full rounded-none!" />
        {gradient && (
          <span
            aria-hidden
            data-gradient={gradient}
            className="absolute inset-0 opacity-35 mix-blend-soft-light"
          />
        )}
      </div>
      <div>
        <p className="text-xl font-bold text-[#fff]">{typed('name') || '—'}</p>
        {typed('name_bn') && (
          <p lang="bn" className="text-lg">
            {typed('name_bn')}
          </p>
        )}
      </div>
    </section>
  );
}
