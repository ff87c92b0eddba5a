/** Replaces every picture of the page that does not load. */
export function replaceBrokenImages(): void {
  listen('.brand img, img[data-fallbacks]', fallBack);
  listen('img[data-flag]', nextFlag);
}

function listen(selector: string, mend: (image: HTMLImageElement) => void): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    image.addEventListener('error', () => mend(image));
    if (hasFailed(image)) mend(image);
  }
}

/** Whether the image was given up before anybody listened for it. */
const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/**
 * Shows the same image in the older format, then the next image in line; without one, the frame
 * around it goes too.
 */
function fallBack(image: HTMLImageElement): void {
  const newer = image.closest('picture')?.querySelector('source');
  // Without it, the browser chooses anew.
  if (newer) return newer.remove();
  const [next, ...rest] = (image.dataset['fallbacks'] ?? '').split(' ').filter(Boolean);
  if (next === undefined) {
    (image.closest<HTMLElement>('[data-photo]') ?? image).hidden = true;
    return;
  }
  image.dataset['fallbacks'] = rest.join(' ');
  image.removeAttribute('srcset');
  image.src = next;
}

/** The same for a flag, which ends as an emoji. */
function nextFlag(image: HTMLImageElement): void {
  const [next, ...rest] = (image.dataset['flag'] ?? '').split(' ').filter(Boolean);
  if (next === undefined) {
    image.replaceWith(image.dataset['emoji'] ?? '');
    return;
  }
  image.dataset['flag'] = rest.join(' ');
  image.src = next;
}
