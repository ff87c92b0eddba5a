/** Pictures this far below the sight are about to be asked for. */
const AHEAD = '50%';

/** Shows a few pixels of a picture, smoothed, in its place until it is there itself. */
export function standIn(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          show(target as HTMLImageElement, sheet);
        }
    },
    { rootMargin: AHEAD },
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-stand-in]'))
    if (!image.complete) near.observe(image);
}

function show(image: HTMLImageElement, sheet: CSSStyleSheet): void {
  const src = image.dataset['standIn'];
  if (!src || image.complete) return;
  const end = () => delete image.dataset['standIn'];
  image.addEventListener('load', end, { once: true });
  image.addEventListener('error', end, { once: true });
  sheet.insertRule(`img[data-stand-in="${src}"] { background: url("${src}") center / cover }`);
}
