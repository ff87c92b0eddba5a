import { tourPackage } from '#model/entities/index.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import { grain } from '../../api/testing/pictures.ts';
import type { Answer, Product } from '../harness/product.ts';

/** What staff and visitors do, again and again; what was acknowledged of it. */
export class Work {
  readonly tours: string[] = [];
  readonly leads: string[] = [];
  readonly removed: string[] = [];
  readonly pictures: string[] = [];
  readonly seen = new Map<string, Set<number>>();
  /** Answers that say 507 without a word of why. */
  readonly wordless: unknown[] = [];
  readonly #product: Pick<Product, 'call' | 'upload'>;
  #count = 0;

  constructor(product: Pick<Product, 'call' | 'upload'>) {
    this.#product = product;
  }

  async once(): Promise<void> {
    const n = this.#count++;
    const post = (path: string, body: object) => this.#product.call('POST', path, body);
    const tour = draftOf(tourPackage, { name: `Tour ${n}` });
    const lead = { name: `Lead ${n}`, message: 'x'.repeat(2_000) };
    const picture = await grain(300, 200 + n)
      .png()
      .toBuffer();
    await Promise.all([
      this.#did('save', post('/tour-packages', tour), this.tours),
      this.#did('save', post('/tour-packages', { ...tour, name: `More ${n}` }), this.tours),
      this.#did('lead', post('/contact-submissions', lead), this.leads),
      this.#uploaded(picture),
    ]);
    const [spent] = this.tours.splice(0, 1);
    if (spent === undefined) return;
    const removing = this.#product.call('DELETE', `/tour-packages/${spent}`);
    const { status } = await this.#did('delete', removing);
    (status === 204 ? this.removed : this.tours).push(spent);
  }

  async #uploaded(picture: Buffer): Promise<void> {
    const { body } = await this.#did('upload', this.#product.upload(picture));
    if (body.url) this.pictures.push(body.url);
  }

  async #did<T extends object>(what: string, call: Promise<Answer<T>>, made?: string[]) {
    const answer = await call;
    this.seen.set(what, (this.seen.get(what) ?? new Set()).add(answer.status));
    const { id, detail } = (answer.body as { id?: string; detail?: string }) ?? {};
    if (answer.status === 201 && id) made?.push(id);
    if (answer.status === 507 && !detail?.includes('full')) this.wordless.push(answer.body);
    return answer;
  }
}
