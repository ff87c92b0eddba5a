import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { asSeen, touchedBy } from './as-seen.ts';

const seen = { id: 'bali', revision: 4, price: 100, tags: ['Sea'], name: 'Bali' };

/** A record that is stored so; answers the revisions that it was sent with. */
function stored(current: typeof seen) {
  const sent: number[] = [];
  const send = async (revision: number) => {
    sent.push(revision);
    if (revision !== current.revision) throw new ApiError(409, { detail: { current } });
    return 'saved';
  };
  return { sent, send };
}

test('what nobody changed since is sent once', async () => {
  const { sent, send } = stored(seen);
  expect(await asSeen(seen, ['price'], send)).toBe('saved');
  expect(sent).toEqual([4]);
});

test('a change of other fields is passed over', async () => {
  const { sent, send } = stored({ ...seen, revision: 7, name: 'Bali by sea' });
  expect(await asSeen(seen, ['price', 'tags'], send)).toBe('saved');
  expect(sent).toEqual([4, 7]);
});

test('a change of one of the fields is refused', async () => {
  const { sent, send } = stored({ ...seen, revision: 7, tags: ['Sea', 'Hills'] });
  await expect(asSeen(seen, ['price', 'tags'], send)).rejects.toThrow(ApiError);
  expect(sent).toEqual([4]);
});

test('any other failure is passed on', async () => {
  const gone = async () => Promise.reject(new ApiError(404, { detail: 'Not found' }));
  await expect(asSeen(seen, ['price'], gone)).rejects.toThrow('Not found');
});

test('switch and schedule are touched together, anything else by itself', () => {
  const showing = ['is_published', 'publish_at', 'unpublish_at'];
  for (const field of showing)
    expect(touchedBy('blog-post', { [field]: null }).toSorted()).toEqual(showing);
  expect(touchedBy('blog-post', { title: 'Bhola' })).toEqual(['title']);
  expect(touchedBy('contact-submission', { is_read: true })).toEqual(['is_read']);
});
