import { Piscina } from 'piscina';

type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/**
 * A pool of threads that end when idle. Piscina emits an error where a thread crashes that has no task,
 * as one whose task was aborted a moment ago: without a listener, Node would end the process with it.
 */
export const threadPool = <T, R>(options: Options): Piscina<T, R> =>
  new Piscina<T, R>({ minThreads: 0, ...options }).on('error', () => undefined);
