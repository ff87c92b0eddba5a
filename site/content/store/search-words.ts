import { catalogueNames } from '#model/entities/index.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import { tagKey } from '#model/catalogue/tag-key.ts';
import { recordSounds } from '#model/search/record-words.ts';
import { shardOf, type Weight } from '#model/search/shards.ts';
import type { ContentDb } from './content-db.ts';

/** Words of a record in one shard, with their weights. */
export type ShardWords = [sound: string, weight: Weight][];

/** The name of what has no words of its own: the records with a tag. */
export const shardOfTag = (tag: string) => `#${tagKey(tag)}`;

/** Keeps the words that a record is found by. Answers the shards in which they are others now. */
export function storeWords(db: ContentDb, change: ContentChange): string[] {
  const { entity, id } = change;
  const before = new Map(
    db
      .prepare<[string, string], { shard: string; words: string }>(
        'SELECT shard, words FROM search_words WHERE entity = ? AND id = ?',
      )
      .all(entity, id)
      .map(({ shard, words }) => [shard, words]),
  );
  const after = wordsByShard(change);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (shard) => before.get(shard) !== after.get(shard),
  );
  const keep = db.prepare('INSERT OR REPLACE INTO search_words VALUES (?, ?, ?, ?)');
  const forget = db.prepare('DELETE FROM search_words WHERE entity = ? AND shard = ? AND id = ?');
  for (const shard of changed) {
    const words = after.get(shard);
    if (words === undefined) forget.run(entity, shard, id);
    else keep.run(entity, shard, id, words);
  }
  return changed;
}

/** The words of each shard as JSON. */
function wordsByShard({ entity, record }: ContentChange): Map<string, string> {
  const name = catalogueNames.find((each) => each === entity);
  if (!record || !name) return new Map();
  const shards = new Map<string, ShardWords>();
  for (const [sound, weight] of recordSounds(name, record)) {
    const shard = shardOf(sound);
    shards.set(shard, [...(shards.get(shard) ?? []), [sound, weight]]);
  }
  const tags = ((record['tags'] ?? []) as string[]).map((tag) => [shardOfTag(tag), []] as const);
  return new Map([...shards, ...tags].map(([shard, words]) => [shard, JSON.stringify(words)]));
}
