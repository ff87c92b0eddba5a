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
  const forget = db.prepare<[object], string>(
    `DELETE FROM search_words WHERE entity = @entity AND id = @id
        AND shard NOT IN (SELECT key FROM json_each(@words)) RETURNING shard`,
  );
  const keep = db.prepare<[object], string>(
    `INSERT INTO search_words SELECT @entity, key, @id, value FROM json_each(@words) WHERE true
       ON CONFLICT DO UPDATE SET words = excluded.words WHERE words <> excluded.words
       RETURNING shard`,
  );
  const words = JSON.stringify(Object.fromEntries(wordsByShard(change)));
  return [forget, keep].flatMap((each) => each.pluck().all({ entity, id, words }));
}

/** The words of each shard as JSON. */
function wordsByShard({ entity, record }: ContentChange): Map<string, string> {
  const name = catalogueNames.find((each) => each === entity);
  if (!record || !name) return new Map();
  const shards = Map.groupBy(recordSounds(name, record), ([sound]) => shardOf(sound));
  const tags = ((record['tags'] ?? []) as string[]).map((tag) => [shardOfTag(tag), []] as const);
  return new Map([...shards, ...tags].map(([shard, words]) => [shard, JSON.stringify(words)]));
}
