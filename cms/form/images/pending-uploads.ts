/** Pictures of a form that are still on their way: a save waits for them. */
export class PendingUploads {
  readonly #open = new Set<Promise<boolean>>();

  /** `upload` answers whether it succeeded; it never throws. */
  track(upload: Promise<boolean>): void {
    this.#open.add(upload);
    void upload.finally(() => this.#open.delete(upload));
  }

  /** Waits until nothing is on its way; answers whether all that was has arrived. */
  async settled(): Promise<boolean> {
    let allArrived = true;
    while (this.#open.size > 0) {
      const arrived = await Promise.all(this.#open);
      allArrived &&= arrived.every(Boolean);
    }
    return allArrived;
  }
}
