import type { Entity } from '#model/kit/entity.ts';
import { expect } from 'vitest';
import type { Version } from '../crud/versions.ts';
import { expectError } from './answers.ts';
import type { Method, TestApp } from './app.ts';

export type Fields = Record<string, unknown>;

/** States of each record, one after the other; null while it is in the trash. */
export type Story = Map<string, (Fields | null)[]>;

/** The fields of the entity alone: an ordinary save changes revision and times, too. */
export const fieldsOf = ({ columns }: Entity, record: Fields): Fields =>
  Object.fromEntries(columns.map(({ name }) => [name, record[name]]));

export const isThere = (told: readonly (Fields | null)[]) => told.at(-1) !== null;

/** Notes what has become of every record. */
export async function note(server: TestApp, entity: Entity, story: Story): Promise<void> {
  const records = (await ask(server, 'GET', entity.path)).json() as (Fields & { id: string })[];
  for (const record of records) {
    const told = story.get(record.id) ?? [];
    const fields = fieldsOf(entity, record);
    if (JSON.stringify(told.at(-1)) !== JSON.stringify(fields)) told.push(fields);
    story.set(record.id, told);
  }
  const there = new Set(records.map(({ id }) => id));
  for (const [id, told] of story) if (!there.has(id) && isThere(told)) told.push(null);
}

/** The versions of a record, each made from the one before it: nothing is known but the changes. */
function replayed(entity: Entity, oldestFirst: readonly Version[]): (Fields | null)[] {
  let fields: Fields | null = null;
  return oldestFirst.map(({ before, after }) => {
    if (before && fields) expect(fields).toMatchObject(before);
    fields = after && { ...(before && fields), ...after };
    return fields && fieldsOf(entity, fields);
  });
}

/** Expects that the history tells a story exactly. Answers of how many versions. */
export async function expectTold(server: TestApp, entity: Entity, story: Story): Promise<number> {
  let versions = 0;
  for (const [id, told] of story) {
    const path = `/history/${entity.name}/${id}`;
    const found: Version[] = [];
    for (let offset = 0; ; offset += 200) {
      const page = (await ask(server, 'GET', `${path}?limit=200&offset=${offset}`)).json();
      found.unshift(...(page as Version[]).toReversed());
      if (page.length < 200) break;
    }
    expect(replayed(entity, found), `${entity.name} ${id}`).toEqual(told);
    for (const [place, { id: version }] of found.entries()) {
      const answer = await ask(server, 'GET', `${path}/${version}`);
      if (told[place] === null) expectError(answer, 404);
      else expect(answer.json(), `${entity.name} ${id} ${version}`).toEqual(told[place]);
      versions++;
    }
  }
  return versions;
}

const ask = (server: TestApp, method: Method, path: string) =>
  server.call(method, path, { headers: server.as('moderator') });
