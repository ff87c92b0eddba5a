import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { isNumber, twinsOf, type Twins } from '#model/kit/twins.ts';
import { isBlank } from '#model/text/blank.ts';
import { asciiDigits, bengaliDigits } from '#model/text/digits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API_PREFIX } from '../../app.ts';
import { testApp, type Method } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

/** `EDITS=5000 FC_SEED=…`: more edits, or a replay of a failure, which prints its seed. */
const EDITS = Number(process.env['EDITS'] ?? 100);
const TIMEOUT_MS = 60_000 + EDITS * 100;

type Values = Record<string, unknown>;
interface Living {
  entity: Entity;
  id: string;
  /** Every version, oldest first, and where somebody confirmed a text. */
  past: (Values | { confirmed: string })[];
}

const words = {
  en: ['river', 'Dhaka', 'hotel', 'seven', 'boat', 'forest', 'guide', 'tea'],
  bn: ['নদী', 'ঢাকা', 'হোটেল', 'সাত', 'নৌকা', 'বন', 'গাইড', 'চা'],
};
const numbers = ['01711-000001', '+8801711000001', '01811 000002', '+880 1911-000003'];
const decorations = [' ', ', ', ' - ', '  ', '; ', ' … '];

/** Letters and digits alone: how the oracle reads, which knows nothing of the rules under test. */
const read = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, each: unknown) =>
    typeof each === 'string' ? each.normalize('NFC').replace(/[^\p{L}\p{M}\p{Nd}]/gu, '') : each,
  );
const isThere = (value: unknown) => /[\p{L}\p{Nd}]/u.test(read(value ?? '').replace(/null/g, ''));
const stands = ({ en, bn }: Twins, version: Values) =>
  isThere(version[en.name]) &&
  isThere(version[bn.name]) &&
  JSON.stringify(version[en.name]).trim() !== JSON.stringify(version[bn.name]).trim();

/** The last digits of a number of these tests, which tell it from the others. */
const lastDigits = (value: unknown) => asciiDigits(read(value)).slice(-10);

/** The same of numbers: whether both were one when either was changed last, or were confirmed since. */
function isOtherNumber(twins: Twins, past: Living['past']): boolean {
  let isOther = false;
  let last: Values = {};
  for (const step of past) {
    if ('confirmed' in step) {
      if (step.confirmed === twins.bn.name) isOther = false;
      continue;
    }
    const version = step as Values;
    const digits = ({ en, bn }: Twins, of: Values) => [
      lastDigits(of[en.name]),
      lastDigits(of[bn.name]),
    ];
    const [mine, theirs] = digits(twins, version);
    const isAsBefore = JSON.stringify(digits(twins, last)) === JSON.stringify([mine, theirs]);
    if (!stands(twins, version)) isOther = false;
    else if (!isAsBefore) isOther = mine !== theirs;
    last = version;
  }
  return isOther;
}

/** By brute force: walks a record's whole past, and asks what each text was made for. */
function isOutdated(twins: Twins, past: Living['past']): boolean {
  if (isNumber(twins)) return isOtherNumber(twins, past);
  let source = 'en';
  let madeFor: string | undefined;
  let last: Values = {};
  for (const step of past) {
    if ('confirmed' in step) {
      if (step.confirmed === twins.bn.name && stands(twins, last))
        madeFor = read(last[twins[source as 'en' | 'bn'].name]);
      continue;
    }
    const version = step as Values;
    if (!stands(twins, version)) {
      source = isThere(version[twins.bn.name]) && !isThere(version[twins.en.name]) ? 'bn' : 'en';
      madeFor = undefined;
    } else {
      const translation = source === 'en' ? twins.bn.name : twins.en.name;
      const isRewritten = read(last[translation]) !== read(version[translation]);
      if (!stands(twins, last) || isRewritten)
        madeFor = read(version[twins[source as 'en' | 'bn'].name]);
    }
    last = version;
  }
  return stands(twins, last) && madeFor !== read(last[twins[source as 'en' | 'bn'].name]);
}

const versionsOf = ({ past }: Living) =>
  past.filter((each): each is Values => !('confirmed' in each));

/** A review says something in one of the languages. */
const isRefused = ({ name }: Entity, { text_en, text_bn }: Values) =>
  name === 'review' && isBlank(String(text_en ?? '')) && isBlank(String(text_bn ?? ''));

test(
  `of ${EDITS} random edits no text is called outdated that is not, and none is left out`,
  { timeout: TIMEOUT_MS },
  async () => {
    const seed = Number(process.env['FC_SEED'] ?? fc.readConfigureGlobal().seed ?? 1);
    const random = generator(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const server = await testApp();
    let asked = 0;
    const ask = async (method: Method, path: string, body?: unknown) => {
      asked++;
      const answer = await server.app.inject({
        method,
        url: API_PREFIX + path,
        remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
        headers: server.as('moderator'),
        ...(body === undefined ? {} : { payload: body as object }),
      });
      expect(answer.statusCode, `${method} ${path} ${answer.body}, seed ${seed}`).toBeLessThan(300);
      return answer.body === '' ? null : (answer.json() as Values);
    };
    const phrase = (side: 'en' | 'bn') =>
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(words[side])).join(
        pick(decorations),
      );
    const shaped = (twins: Twins, side: 'en' | 'bn'): unknown => {
      const { kind } = twins.en.field;
      const text = () => phrase(side);
      if (kind === 'phone') return side === 'bn' ? bengaliDigits(pick(numbers)) : pick(numbers);
      if (kind === 'lines') return [text(), text()];
      if (kind === 'itinerary')
        return { day1: { title: text(), description: text() }, day2: { title: text() } };
      if (kind === 'requirements') return { [text()]: [text()] };
      return text();
    };
    /** The same words with other marks and other space between them. */
    const redecorated = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value ?? null, (_key, each: unknown) =>
          typeof each === 'string'
            ? each
                .split(/[^\p{L}\p{M}\p{Nd}]+/u)
                .filter(Boolean)
                .join(pick(decorations))
            : each,
        ),
      );
    const all: Living[] = [];
    const edited = (record: Living, twins: Twins, side: 'en' | 'bn'): unknown => {
      const versions = versionsOf(record);
      const { name, presence } = twins[side];
      const now = versions.at(-1)![name];
      const acts = [
        () => shaped(twins, side),
        () => shaped(twins, side),
        () => (isNumber(twins) ? shaped(twins, side) : redecorated(now)),
        () => pick(versions)[name],
        () => (presence === 'required' ? now : null),
        () => versions.at(-1)![twins[side === 'en' ? 'bn' : 'en'].name] ?? now,
      ];
      return pick(acts)();
    };
    const made = async (entity: Entity) => {
      const draft = draftOf(entity);
      for (const twins of twinsOf(entity))
        for (const side of ['en', 'bn'] as const)
          if (twins[side].presence === 'required' || random() < 0.7)
            draft[twins[side].name] = shaped(twins, side);
      const record = (await ask('POST', entity.path, draft))!;
      all.push({ entity, id: String(record['id']), past: [record] });
    };
    const marks = async () => {
      const found = (await ask('GET', '/translations')) as unknown as Values[];
      return found
        .filter((each) => each['outdated_since'] !== null)
        .map(({ entity, id, field }) => `${entity}/${id}/${field}`)
        .toSorted();
    };
    const cache = new Map<Living, string[]>();
    const recompute = (record: Living) => {
      const { entity, id, past } = record;
      const outdated = twinsOf(entity).filter((twins) => isOutdated(twins, past));
      cache.set(
        record,
        outdated.map(({ bn }) => `${entity.name}/${id}/${bn.name}`),
      );
    };

    for (const entity of publicEntities) if (twinsOf(entity).length > 0) await made(entity);
    let seen = 0;
    try {
      for (let edit = 0; edit < EDITS; edit++) {
        const record = pick(all);
        const { entity, id, past } = record;
        const path = `${entity.path}/${id}`;
        const dice = random();
        if (dice < 0.02) {
          await ask('DELETE', path);
          await ask('POST', `/trash/${entity.name}/${id}/restore`);
        } else if (dice < 0.12) {
          const { bn } = pick(twinsOf(entity));
          const { revision } = (await ask('GET', path))!;
          await ask('POST', `/translations/${entity.name}/${id}/confirm`, {
            field: bn.name,
            revision,
          });
          past.push({ confirmed: bn.name });
        } else if (dice < 0.17) {
          // Brings a whole earlier version back.
          const old = pick(versionsOf(record));
          const names = twinsOf(entity).flatMap(({ en, bn }) => [en.name, bn.name]);
          past.push((await ask('PUT', path, Object.fromEntries(names.map((n) => [n, old[n]]))))!);
        } else {
          const change: Values = {};
          for (const twins of twinsOf(entity)) {
            if (random() < 0.5) continue;
            const which = random();
            if (which < 0.7) change[twins.en.name] = edited(record, twins, 'en');
            if (which > 0.5) change[twins.bn.name] = edited(record, twins, 'bn');
          }
          if (isRefused(entity, { ...versionsOf(record).at(-1), ...change })) continue;
          past.push((await ask('PUT', path, change))!);
        }
        const now = await marks();
        seen += now.length;
        recompute(record);
        expect(now, `edit ${edit}, seed ${seed}`).toEqual([...cache.values()].flat().toSorted());
      }
      expect(seen).toBeGreaterThan(EDITS);
    } finally {
      await server.close();
    }
  },
);

/** Mulberry32: numbers between 0 and 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
