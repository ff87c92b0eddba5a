import { Piscina } from 'piscina';

type Options = NonNullable<ConstructorParameters<typeof Piscina>[0]>;

/**
 * A pool of threads that end when idle. Piscina emits an error where a thread crashes that has no task,
 * as one whose task was aborted a moment ago: without a listener, Node would end the process with it.
 *
 * Piscina starts no thread for tasks that wait when the last one dies, or cannot start: they would wait
 * for ever. So they fail; for the next ones it starts another.
 */
export function threadPool<T, R>(options: Options): Piscina<T, R> {
  const pool = new Piscina<T, R>({ minThreads: 0, ...options });
  const areLeft = () => pool.queueSize > 0 && pool.threads.length === 0;
  pool.on('error', (error) => {
    if (areLeft()) console.error(`A thread could not be started: ${String(error)}`);
  });
  // A pool takes tasks again after it was destroyed.
  pool.on('workerDestroy', () => setImmediate(() => areLeft() && void pool.destroy()));
  return pool;
}
