import { setTimeout as wait } from 'node:timers/promises';
import { tourPackage } from '#model/entities/index.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import type { Product } from '../harness/product.ts';

/** Somebody who saves one record after the other, with a pause between two. */
export class Saving {
  readonly #product: Product;
  readonly #pauseMs: number;
  readonly #stop = new AbortController();
  readonly #work: Promise<void>;
  /** Ids of what the API has acknowledged, in order. */
  readonly acknowledged: string[] = [];
  /** How long each took, in milliseconds. */
  readonly took: number[] = [];

  constructor(product: Product, pauseMs = 0) {
    this.#product = product;
    this.#pauseMs = pauseMs;
    this.#work = this.#save();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#work;
  }

  async #save(): Promise<void> {
    for (let n = 0; !this.#stop.signal.aborted; n++) {
      const body = draftOf(tourPackage, { name: `Saved meanwhile ${n}` });
      const startedAt = performance.now();
      const answer = await this.#product.call<{ id: string }>('POST', tourPackage.path, body);
      if (answer.status !== 201) throw new Error(`Not saved: ${JSON.stringify(answer)}`);
      this.took.push(performance.now() - startedAt);
      this.acknowledged.push(answer.body.id);
      await wait(this.#pauseMs);
    }
  }
}

/** Ids that the API does not answer. */
export async function missing(product: Product, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const id of ids)
    if ((await product.call('GET', `${tourPackage.path}/${id}`)).status !== 200) gone.push(id);
  return gone;
}
