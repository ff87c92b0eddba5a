import { expect, test } from 'vitest';
import { LeadDraft } from './lead-draft.ts';
import { outcomeOf } from './lead-sending.ts';

const draftWithCountedNames = () => {
  let n = 0;
  return new LeadDraft(() => `id-${++n}`);
};

test('the same words keep their name, so that trying again makes no second lead', () => {
  const draft = draftWithCountedNames();
  expect(draft.named({ name: 'Karim' }).lead).toEqual({ name: 'Karim', client_id: 'id-1' });
  expect(draft.named({ name: 'Karim' })).toMatchObject({ replaced: undefined });
  expect(draft.id).toBe('id-1');
});

test('other words get another name, and take the place of the first', () => {
  const draft = draftWithCountedNames();
  draft.named({ name: 'Karim' });
  const { lead, replaced } = draft.named({ name: 'Rahim' });
  expect([lead.client_id, replaced]).toEqual(['id-2', 'id-1']);
});

test('what is asked about another item takes the place of nothing', () => {
  const draft = draftWithCountedNames();
  draft.named({ name: 'Karim', item_id: 'bali' });
  const other = draft.named({ name: 'Karim', item_id: 'nepal' });
  expect(other).toMatchObject({ lead: { client_id: 'id-2' }, replaced: undefined });
  expect(draft.named({ name: 'Rahim', item_id: 'nepal' }).replaced).toBe('id-2');
});

test('a lead that waits is taken up by the same words, and replaced by others', () => {
  const draft = draftWithCountedNames();
  draft.takeOver('waiting', { name: 'Karim', item_id: 'bali' });
  expect(draft.isOf({ name: 'Karim', item_id: 'bali' })).toBe(true);
  expect(draft.named({ name: 'Karim', item_id: 'bali' }).lead.client_id).toBe('waiting');
  expect(draft.named({ name: 'Rahim', item_id: 'bali' }).replaced).toBe('waiting');
});

test('after a lead was sent, the same words are a new lead', () => {
  const draft = draftWithCountedNames();
  draft.named({ name: 'Karim' });
  draft.forget();
  expect(draft.named({ name: 'Karim' })).toMatchObject({
    lead: { client_id: 'id-2' },
    replaced: undefined,
  });
});

test.for([
  [201, 'sent'],
  [404, 'refused'],
  [422, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
] as const)('an answer of %i means %s', ([status, outcome]) => {
  expect(outcomeOf(status)).toBe(outcome);
});
