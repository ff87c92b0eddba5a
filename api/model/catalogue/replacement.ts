import type { DetailName } from '../entities/index.ts';
import { comparedColumns, similarTo, traitsOf, type ComparedName, type Traits } from './similar.ts';

type Values = Readonly<Record<string, unknown>>;

interface Compared {
  id: string;
  tags?: readonly string[];
}

const isCompared = (name: DetailName): name is ComparedName => name in traitsOf;

/**
 * The columns by which other records are compared: posts by their tags, landing pages by nothing. One that
 * is active may have too few offers to be there.
 */
const OTHERS = {
  'blog-post': ['tags'],
  'landing-page': [],
} as const satisfies { [N in Exclude<DetailName, ComparedName>]: readonly string[] };

/** The columns by which records of an entity are compared. */
export const replacementColumns = (name: DetailName): readonly string[] =>
  isCompared(name) ? comparedColumns[name] : OTHERS[name];

function traitsIn(name: DetailName, record: Values): Traits {
  if (isCompared(name)) return (traitsOf[name] as (record: Values) => Traits)(record);
  const { id, tags = [] } = record as unknown as Compared;
  return { id, tags: new Set(tags), kinds: new Set(), price: null };
}

/**
 * The id of the record to see instead of one that is gone: one of the same destination, country or
 * type, else one that shares a tag; undefined where there is neither.
 */
export function replacementFor(
  name: DetailName,
  gone: Values,
  others: readonly Values[],
): string | undefined {
  const one = traitsIn(name, gone);
  const traits = others.map((each) => traitsIn(name, each)).filter(({ id }) => id !== one.id);
  const akin = traits.filter(({ kinds }) => !kinds.isDisjointFrom(one.kinds));
  const tagged = traits.filter(({ tags }) => !tags.isDisjointFrom(one.tags));
  return similarTo(one, akin.length > 0 ? akin : tagged, 1)[0];
}
