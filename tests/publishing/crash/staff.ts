import { once, EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Departure } from '#model/catalogue/departures.ts';
import {
  accreditation,
  blogPost,
  contactInfo,
  faq,
  review,
  tourPackage,
} from '#model/entities/index.ts';
import { offer } from '#model/entities/offer.ts';
import { dayInDhaka } from '#model/format/dates.ts';
import type { Entity } from '#model/kit/entity.ts';
import { nfc, nfcDeep } from '#model/text/characters.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { fitting, lines } from '../../../api/testing/corpora/alphabet.ts';
import { draftOf } from '../../../api/testing/drafts.ts';
import type { Answer, Product } from '../../harness/product.ts';
import { titleOf } from '../operations.ts';
import { isSame, isSameRecord, Ledger, type Content } from './ledger.ts';

interface Deed {
  name: keyof typeof deeds;
  /** Words after the unique part of the name. */
  words: string;
  pick: number;
  pauseMs: number;
}

const BACK_WITHIN_MS = 180_000;
const LONGEST_PAUSE_MS = 150;
/** Length that fits into every name. */
const SHORTEST = 60;
/** More than are done before the last kill. */
const DEEDS = 5_000;

const DAY_MS = 86_400_000;
/** Of the demo; the first tour comes and goes with the rest. */
const ITEMS = ['tour-package/coxs-bazar-inani', 'visa-service/thailand'];

/** A date that is past, and later ones, as the API stores them. */
const leaving = (days: number): Departure[] =>
  [-days, days, 2 * days].map((ahead) => ({
    from: dayInDhaka(new Date(Date.now() + ahead * DAY_MS)),
    until: null,
    status: 'open',
    prices: { twin: 1_000 * days },
    seats: String(days),
    seats_bn: null,
  }));

/** Actions of staff on a record, with unique `own` words. */
const deeds = {
  create: (desk, _record, _own, words) => desk.create(words),
  edit: (desk, { id }, _own, words) =>
    desk.put(id, Object.fromEntries(titleOf(desk.entity).map((name) => [name, words]))),
  hideOrShow: (desk, record) => {
    const flag = desk.entity.shownWhen!;
    return desk.put(record.id, { [flag]: record[flag] !== true });
  },
  moveAddress: (desk, { id }, own) =>
    'slug' in desk.entity.fields
      ? desk.put(id, { slug: own.toLowerCase().replaceAll(' ', '-') })
      : desk.put(id, 'tags' in desk.entity.fields ? { tags: [own] } : {}),
  depart: (desk, { id }, own) =>
    desk.put(id, 'departures' in desk.entity.fields ? { departures: leaving(own.length) } : {}),
  relate: (desk, { id }, own) =>
    desk.put(id, 'about' in desk.entity.fields ? { about: ITEMS.slice(own.length % 3) } : {}),
  replacePicture: (desk, { id }, own) => desk.replacePicture(id, own),
  remove: (desk, { id }) => desk.remove(id),
} satisfies Record<
  string,
  (desk: Desk, record: Content, own: string, words: string) => Promise<void>
>;

const someDeeds = fc.array(
  fc.record<Deed>({
    name: fc.constantFrom(...(Object.keys(deeds) as Deed['name'][])),
    words: lines,
    pick: fc.nat(1_000),
    pauseMs: fc.nat(LONGEST_PAUSE_MS),
  }),
  { minLength: DEEDS, maxLength: DEEDS },
);

/** Entities that people write, and how many do at once. */
const WRITERS: readonly (readonly [Entity, number])[] = [
  [tourPackage, 2],
  [blogPost, 2],
  [contactInfo, 1],
  [faq, 1],
  [review, 1],
  [offer, 1],
  [accreditation, 1],
];

/** Concurrent writers, each with records of their own, until stopped. */
export class Staff extends EventEmitter<{ saved: [] }> {
  readonly ledger = new Ledger();
  /** Valid requests that the API refused or half applied. */
  readonly faults: string[] = [];
  saved = 0;
  /** Requests cut off by a kill: their outcome is determined later. */
  cutOff = 0;
  readonly #product: Product;
  readonly #desks: Desk[] = [];

  private constructor(product: Product) {
    super();
    this.#product = product;
  }

  static async of(product: Product): Promise<Staff> {
    const staff = new Staff(product);
    for (const [entity, people] of WRITERS) {
      const { body } = await product.call<Content[]>('GET', entity.path);
      for (const content of body) staff.ledger.note(`${entity.path}/${content.id}`, content);
      for (let person = 0; person < people; person++) {
        const own = body.filter((_, index) => index % people === person).map(({ id }) => id);
        staff.#desks.push(new Desk(staff, product, entity, `${entity.label.one} ${person}`, own));
      }
    }
    return staff;
  }

  /** Resolves when all writers are done, without open requests. */
  async work(seed: number, stop: AbortSignal): Promise<void> {
    await Promise.all(
      this.#desks.map((desk, index) => {
        const [list] = fc.sample(someDeeds, { seed: seed + index, numRuns: 1 });
        return desk.work(list!, stop);
      }),
    );
  }

  /** Resolves with the next acknowledged save. */
  nextSave(signal: AbortSignal): Promise<unknown> {
    return once(this, 'saved', { signal });
  }

  async ask<T>(request: () => Promise<Answer<T>>): Promise<Answer<T> | undefined> {
    try {
      return await request();
    } catch {
      this.cutOff++;
      await this.#untilBack();
      return undefined;
    }
  }

  async #untilBack(): Promise<void> {
    for (const since = Date.now(); Date.now() < since + BACK_WITHIN_MS;) {
      const answer = await this.#product.call('GET', '/health').catch(() => undefined);
      if (answer?.status === 200) return;
      await wait(20);
    }
    throw new Error('The API did not come back');
  }
}

/** One writer, who only changes own records. */
class Desk {
  readonly entity: Entity;
  readonly #staff: Staff;
  readonly #product: Product;
  readonly #name: string;
  readonly #own: string[];

  constructor(staff: Staff, product: Product, entity: Entity, name: string, own: string[]) {
    this.#staff = staff;
    this.#product = product;
    this.entity = entity;
    this.#name = name;
    this.#own = own;
  }

  async work(list: readonly Deed[], stop: AbortSignal): Promise<void> {
    for (const [index, { name, words, pick, pauseMs }] of list.entries()) {
      if (stop.aborted) return;
      const id = this.#own[pick % Math.max(1, this.#own.length)];
      const record = id && this.#staff.ledger.at(this.#path(id));
      // A single active record is only edited; writers of others create when few are left.
      const isOnly = this.entity.singleActive === true;
      const deed = isOnly ? 'edit' : record && this.#own.length > 3 ? name : 'create';
      const own = `${this.#name} ${index}`;
      await deeds[deed](
        this,
        record || { id: '', revision: 0 },
        own,
        fitting(`${own} ${words}`, SHORTEST),
      );
      await wait(isOnly ? 8 * pauseMs : pauseMs);
    }
  }

  async create(words: string): Promise<void> {
    const titles = titleOf(this.entity);
    const named = Object.fromEntries(titles.map((name) => [name, words]));
    const draft = draftOf(this.entity, { ...named, [this.entity.shownWhen!]: true });
    const answer = await this.#staff.ask(() =>
      this.#product.call<Content>('POST', this.entity.path, draft),
    );
    if (answer) return this.#settle('POST', answer, (content) => this.#add(content));
    const list = await this.#sure<Content[]>(this.entity.path);
    const made = list.body.find((each) => each[titles[0]!] === nfc(words));
    if (made) this.#add(made);
  }

  async put(id: string, change: Record<string, unknown>): Promise<void> {
    const path = this.#path(id);
    const answer = await this.#staff.ask(() => this.#product.call<Content>('PUT', path, change));
    if (answer) return this.#settle('PUT', answer, (content) => this.#note(content));
    const now = await this.#sure<Content>(path);
    const before = this.#staff.ledger.at(path);
    const isDone = Object.entries(change).every(([name, value]) =>
      isSame(now.body[name], nfcDeep(value)),
    );
    if (!isDone && !(before && isSameRecord(now.body, before)))
      this.#fault(`${path} was changed by halves`);
    this.#note(now.body);
  }

  async remove(id: string): Promise<void> {
    const path = this.#path(id);
    const answer = await this.#staff.ask(() => this.#product.call<undefined>('DELETE', path));
    if (answer) return this.#settle('DELETE', answer, () => this.#forget(id));
    if ((await this.#sure(path)).status === 404) this.#forget(id);
  }

  async replacePicture(id: string, words: string): Promise<void> {
    const column = this.entity.columns.find(({ field }) => field.kind === 'image');
    if (!column) return this.put(id, {});
    const picture = await drawn(words);
    const answer = await this.#staff.ask(() => this.#product.upload(picture));
    if (!answer) return;
    await this.#settle('Upload', answer, () => undefined);
    await this.put(id, { [column.name]: answer.body.url });
  }

  /** The current state from the API; retries through kills. */
  async #sure<T>(path: string): Promise<Answer<T>> {
    for (;;) {
      const answer = await this.#staff.ask(() => this.#product.call<T>('GET', path));
      if (answer) return answer;
    }
  }

  #settle<T>(what: string, { status, body }: Answer<T>, isSaved: (body: T) => void): void {
    if (status >= 300) return this.#fault(`${what} answered ${status}: ${JSON.stringify(body)}`);
    isSaved(body);
    this.#staff.saved++;
    this.#staff.emit('saved');
  }

  #fault = (fault: string) => void this.#staff.faults.push(`${this.entity.name}: ${fault}`);

  #path = (id: string) => `${this.entity.path}/${id}`;

  #note(content: Content): void {
    this.#staff.ledger.note(this.#path(content.id), content);
  }

  #add(content: Content): void {
    this.#own.push(content.id);
    this.#note(content);
  }

  #forget(id: string): void {
    this.#own.splice(this.#own.indexOf(id), 1);
    this.#staff.ledger.note(this.#path(id), null);
  }
}

/** A distinct picture per text. */
function drawn(words: string): Promise<Buffer> {
  const text = `<text x="20" y="120" font-size="40">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="#7ab"/>${text}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
