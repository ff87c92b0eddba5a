import type { FastifyBaseLogger } from 'fastify';
import { parsedName } from './folder.ts';

/** Pictures that wait; who asks for more is served what there is. */
const MOST = 500;

interface Options {
  make: (stem: string) => Promise<number>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Has a picture's smaller files made once somebody has asked for one in vain: a picture that nobody
 * looks at costs nothing, and those from before the format was known get it like all others.
 */
export class SmallFileOrders {
  /** In work, waiting, or tried: what could not be made is not tried at every visit. */
  readonly #known = new Set<string>();
  readonly #waiting: string[] = [];
  #options: Options | undefined;
  #work: Promise<void> | undefined;
  #stopped = false;

  /** From now on they are made; what was asked for earlier, too. */
  start(options: Options): void {
    this.#options = options;
    this.#go();
  }

  ask(name: string): void {
    const stem = parsedName(name)?.stem;
    if (!stem || this.#stopped || this.#known.has(stem) || this.#waiting.length >= MOST) return;
    this.#known.add(stem);
    this.#waiting.push(stem);
    this.#go();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  #go(): void {
    if (this.#options) this.#work ??= this.#run(this.#options).finally(() => this.#end());
  }

  #end(): void {
    this.#work = undefined;
    if (this.#waiting.length > 0 && !this.#stopped) this.#go();
  }

  async #run({ make, log }: Options): Promise<void> {
    for (let stem = this.#waiting.shift(); stem && !this.#stopped; stem = this.#waiting.shift())
      try {
        if ((await make(stem)) > 0) this.#known.delete(stem);
      } catch (error) {
        if (!this.#stopped) log.warn({ err: error, stem }, 'smaller files were not made');
      }
  }
}
