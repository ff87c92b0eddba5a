/** Files of one kind that are made of published ones when there is time. */
export interface DerivedFiles {
  /** Notes published files that are in place now, or gone. */
  add(files: readonly string[]): void;
  /** Looks through the release: makes what is missing or stale, and removes what is of no file. */
  repair?(): Promise<void>;
  close(): Promise<void>;
}
