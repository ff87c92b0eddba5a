import { expect, test } from 'vitest';
import { generalQuestions, questionsAbout } from './questions.ts';
import { applyChanges } from './store/apply-changes.ts';
import { openContentDb } from './store/content-db.ts';

test('of two questions at the same place the one made first comes first, as in the CMS', () => {
  const db = openContentDb(':memory:');
  const store = (id: string, order: number, created_at: string) =>
    applyChanges(
      db,
      [[], ['tour-package/a']].map((about) => {
        const record = { id, order, created_at, updated_at: created_at, about };
        return { entity: 'faq', id: `${id}${about.length}`, record };
      }),
    );
  store('second', 2, '2026-01-01T00:00:00.001Z');
  store('first', 2, '2026-01-01T00:00:00.000Z');
  store('top', 1, '2026-01-01T00:00:00.002Z');
  for (const questions of [generalQuestions(), questionsAbout('tour-package', 'a')])
    expect(questions.map(({ id }) => id)).toEqual(['top', 'first', 'second']);
  db.close();
});

test('every question is shown where it belongs, however many there are', () => {
  const db = openContentDb(':memory:');
  const many = Array.from({ length: 120 }, (_, at) => at);
  applyChanges(
    db,
    [[], ['tour-package/a']].flatMap((about) =>
      many.map((at) => {
        const id = `${about.length}-${at}`;
        const record = { id, order: at, created_at: '', updated_at: '', about };
        return { entity: 'faq' as const, id, record };
      }),
    ),
  );
  for (const [of, questions] of [generalQuestions(), questionsAbout('tour-package', 'a')].entries())
    expect(questions.map(({ id }) => id)).toEqual(many.map((at) => `${of}-${at}`));
  db.close();
});
