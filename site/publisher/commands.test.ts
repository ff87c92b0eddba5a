import { expect, test } from 'vitest';
import { commandsOf } from './commands.ts';
import type { Publisher } from './publisher.ts';

const ANSWER_MS = 30;
const REPORT = { revision: 4, failures: [], broken: [], changed: [] };

/** A publisher that has rendered for longer than an answer may take. */
const busyWith = (idleMs: number) =>
  ({
    publishNews: () => new Promise<void>(() => {}),
    idleMs: () => idleMs,
    report: () => REPORT,
  }) as unknown as Publisher;

const changed = (publisher: Publisher) => {
  const check = async () => ({ checked: 0, differing: [] });
  const commands = commandsOf(publisher, {
    check,
    lastCheck: async () => null,
    isCaughtUp: () => true,
    answerMs: ANSWER_MS,
  });
  return commands['content.changed']({ revision: 5, since: 4 });
};

test('while thousands of pages are rendered, an answer says what was live before', async () => {
  expect(await changed(busyWith(10))).toBe(REPORT);
});

test('a publisher that renders nothing for too long has failed', async () => {
  await expect(changed(busyWith(60_000))).rejects.toThrow('No page was published for too long');
});
