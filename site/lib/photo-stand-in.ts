/** Pictures this far below the sight are about to be asked for. */
const AHEAD = '50%';

/** Shows a few pixels of a picture, smoothed, in its place until it is there itself. */
export function standIn(images: Iterable<HTMLImageElement>): void {
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
  for (const image of images) if (image.dataset['standIn'] && !image.complete) near.observe(image);
}

function show(image: HTMLImageElement): void {
  if (image.complete) return;
  const { style } = image;
  style.background = `url("${image.dataset['standIn']}") center / cover`;
  const end = () => style.removeProperty('background');
  image.addEventListener('load', end, { once: true });
  image.addEventListener('error', end, { once: true });
}
