const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Thumbnails that open one photo at a time; without a script they are links to the photos. */
export class PhotoGallery extends HTMLElement {
  #links: HTMLAnchorElement[] = [];
  #current = 0;

  connectedCallback() {
    this.#links = [...this.querySelectorAll<HTMLAnchorElement>('a[data-position]')];
    this.#links.forEach((link, i) =>
      link.addEventListener('click', (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        this.#show(i);
        this.#dialog.showModal();
      }),
    );
    this.#dialog.addEventListener('click', (event) => this.#clicked(event));
    this.#dialog.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (step) this.#show(this.#current + step);
    });
  }

  get #dialog() {
    return this.querySelector('dialog')!;
  }

  #clicked({ target }: Event) {
    const button = (target as Element).closest('button');
    const step = Number(button?.dataset['step'] ?? 0);
    if (step) this.#show(this.#current + step);
    else if (button || target === this.#dialog) this.#dialog.close();
  }

  /** After the last comes the first, and before the first the last. */
  #show(index: number) {
    this.#current = (index + this.#links.length) % this.#links.length;
    const link = this.#links[this.#current]!;
    const { srcset, avif, width, height, alt, position } = link.dataset;
    const image = this.#dialog.querySelector('img')!;
    const newer = this.#dialog.querySelector('source')!;
    newer.sizes = '100vw';
    newer.srcset = avif ?? '';
    image.removeAttribute('srcset');
    image.sizes = '100vw';
    if (srcset) image.srcset = srcset;
    if (width && height) Object.assign(image, { width: Number(width), height: Number(height) });
    image.alt = alt ?? '';
    image.src = link.href;
    this.#dialog.querySelector('[role="status"]')!.textContent = position ?? '';
  }
}
