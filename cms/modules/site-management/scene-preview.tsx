import { Thumbnail } from '../../ui/thumbnail.tsx';
import { useFieldText } from './use-field-text.ts';

/** The disc of the first screen: the picture below its light, and its name in both languages. */
export function ScenePreview() {
  const fieldText = useFieldText();
  const gradient = fieldText('gradient_class').toLowerCase();
  return (
    <section
      aria-label="Preview"
      className="flex flex-wrap items-center gap-5 rounded-card bg-nav p-5 text-nav-text"
    >
      <div className="relative isolate size-36 shrink-0 overflow-hidden rounded-full">
        <Thumbnail sources={[fieldText('image_url')]} className="size-full rounded-none!" />
        {gradient && (
          <span
            aria-hidden
            data-gradient={gradient}
            className="absolute inset-0 opacity-35 mix-blend-soft-light"
          />
        )}
      </div>
      <div>
        <p className="text-xl font-bold text-[#fff]">{fieldText('name') || '—'}</p>
        {fieldText('name_bn') && (
          <p lang="bn" className="text-lg">
            {fieldText('name_bn')}
          </p>
        )}
      </div>
    </section>
  );
}
