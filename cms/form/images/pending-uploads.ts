/** Pictures of a form that are still on their way: a save waits for them. */
export class PendingUploads {
  readonly #open = new Set<Promise<boolean>>();
  /** Files whose failure no save was told of. */
  readonly #failed = new Set<object>();

  /** `upload` answers whether it succeeded; it never throws. */
  track(upload: Promise<boolean>): void {
    this.#open.add(upload);
    void upload.finally(() => this.#open.delete(upload));
  }

  failed(file: object): void {
    this.#failed.add(file);
  }

  /** The file is sent again, or done without. */
  dealtWith(file: object): void {
    this.#failed.delete(file);
  }

  /** Waits until nothing is on its way; answers whether all that was has arrived. Tells of a failure once. */
  async settled(): Promise<boolean> {
    let allArrived = true;
    while (this.#open.size > 0) {
      const arrived = await Promise.all(this.#open);
      allArrived &&= arrived.every(Boolean);
    }
    allArrived &&= this.#failed.size === 0;
    this.#failed.clear();
    return allArrived;
  }
}
