import type { Content, ContentChange } from '#model/publishing/index.ts';
import fc from 'fast-check';

interface Tour {
  id: string;
  made: string;
  traits: { price: number; tags: string[] };
  name: string;
  isShown: boolean;
}

const TAGS = ['sea', 'hills', 'tea', 'river'];
/**
 * With more than the interactive queue takes at once, pages come as bulk work; of a crowd, too many are
 * deleted at once for each queued page to be searched for links to them.
 */
const MOST = { few: 14, many: 60, crowd: 150 };
export type Size = keyof typeof MOST;

export interface Save {
  name: keyof typeof saves;
  pick: number;
}

/** Acts of staff, mostly on tours that are there. */
const saves = {
  create: (tours) => tours.create(),
  rename: (tours, tour) => tours.put({ ...tour, name: `${tour.name} again` }),
  hideOrShow: (tours, tour) => tours.put({ ...tour, isShown: !tour.isShown }),
  tag: (tours, tour, pick) =>
    tours.put({ ...tour, traits: { price: pick, tags: [TAGS[pick % TAGS.length]!] } }),
  remove: (tours, tour) => tours.remove(tour.id),
  hideOrShowMost: (tours, { isShown }, pick) => tours.toggleMost(!isShown, pick),
} satisfies Record<string, (tours: Tours, tour: Tour, pick: number) => void>;

const often = ['hideOrShow', 'hideOrShow', 'create', 'rename', 'tag', 'remove'] as const;

export const aSave = fc.record<Save>({
  name: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...often) },
    { weight: 1, arbitrary: fc.constant('hideOrShowMost') },
  ),
  pick: fc.nat(1_000),
});

/** Tours as the API has them, and tells of them. */
export class Tours {
  readonly #tours = new Map<string, Tour | undefined>();
  readonly #revisions = new Map<string, number>();
  readonly #most: number;
  #made = 0;
  revision = 0;

  constructor(size: Size) {
    this.#most = MOST[size];
  }

  save({ name, pick }: Save): void {
    const all = this.#all();
    const tour = all[pick % all.length];
    if (tour) saves[name](this, tour, pick);
    else this.create();
  }

  create(): void {
    if (this.#all().length >= this.#most) return;
    const id = `tour-${this.#made}`;
    const made = new Date(1_000 * this.#made++).toISOString();
    const traits = { price: 1, tags: [TAGS[this.#made % TAGS.length]!] };
    this.put({ id, made, name: `Tour ${id}`, traits, isShown: true });
  }

  put(tour: Tour): void {
    this.#tours.set(tour.id, tour);
    this.#revisions.set(tour.id, ++this.revision);
  }

  remove(id: string): void {
    this.#tours.set(id, undefined);
    this.#revisions.set(id, ++this.revision);
  }

  toggleMost(isShown: boolean, pick: number): void {
    while (this.#all().length < this.#most) this.create();
    for (const [n, tour] of this.#all().entries())
      if (n !== pick % 10) this.put({ ...tour, isShown });
  }

  /** All that was saved after a revision. */
  contentSince(since: number): Content {
    const saved = [...this.#revisions].filter(([, revision]) => revision > since);
    const changes = saved.map(([id]): ContentChange => {
      const tour = this.#tours.get(id);
      const record = tour?.isShown ? recordOf(tour) : null;
      return { entity: 'tour-package', id, record } as ContentChange;
    });
    return { revision: this.revision, model: 'small', snapshot: false, changes, unread: [] };
  }

  #all = () => [...this.#tours.values()].filter((tour) => tour !== undefined);
}

const recordOf = ({ id, made, name, traits }: Tour) => ({
  id,
  name,
  ...traits,
  destinations: 'Sylhet',
  departures: [],
  is_featured: false,
  created_at: made,
  updated_at: '',
});
