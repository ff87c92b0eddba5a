/** The result of a bulk action for one record. */
export interface Outcome {
  id: string;
  title: string;
  /** Why it was not done; undefined when it was. */
  fault: string | undefined;
}

export interface BulkTarget {
  id: string;
  title: string;
  /** The record as it is before. */
  before: object;
}

/** Concurrency limit, so that the server answers others in between. */
const AT_ONCE = 4;

/** Runs an act on each target, at most `AT_ONCE` together; a failure stops no other. */
export async function inBulk(
  targets: readonly BulkTarget[],
  act: (target: BulkTarget) => Promise<unknown>,
  { reasonOf, onDone }: { reasonOf: (error: unknown) => string; onDone: (count: number) => void },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = targets.entries();
  let count = 0;
  const worker = async () => {
    for (const [place, target] of waiting) {
      const fault = await act(target).then(() => undefined, reasonOf);
      outcomes[place] = { id: target.id, title: target.title, fault };
      onDone(++count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}
