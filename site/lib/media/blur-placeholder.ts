/** Margin of the observer: the browser's lazy loading asks for pictures ahead of the viewport. */
const AHEAD = '50%';

/** Shows the blurred placeholder of each picture near the viewport until it has loaded. */
export function showBlurPlaceholders(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          show(target as HTMLImageElement);
        }
    },
    { rootMargin: AHEAD },
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-blurred]'))
    if (!image.complete) near.observe(image);
}

function show(image: HTMLImageElement): void {
  const src = image.dataset['blurred'];
  if (!src || image.complete) return;
  const end = () => (image.style.background = '');
  image.addEventListener('load', end, { once: true });
  image.addEventListener('error', end, { once: true });
  image.style.background = `url("${src}") center / cover`;
}
