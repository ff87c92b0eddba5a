/** Describes the calls of a section: the name of each, a sentence and its answers. */
export const describedIn =
  (tag: string) =>
  <R extends Readonly<Record<number, object>>>(
    operationId: string,
    summary: string,
    response: R,
  ) => ({
    operationId,
    summary,
    tags: [tag],
    response,
  });
