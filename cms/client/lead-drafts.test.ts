import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetErasedLeads, leadDraftKey } from './lead-drafts.ts';

let kept: Record<string, string>;
/** Status of an answer, by the end of its path. */
let statuses: Record<string, number>;

const keep = (userId: string, place: string) => {
  kept[leadDraftKey(userId, place)] = '{"text":"Calls back","over":""}';
};

beforeEach(() => {
  kept = { auth_token: 'x', 'cms_draft:amina:tour-package:gone:1': '{}' };
  statuses = {};
  // The keys of the storage are those of the object, as in a browser.
  const storage = new Proxy(kept, {
    get: (_, name) =>
      name === 'getItem'
        ? (key: string) => kept[key] ?? null
        : (key: string) => void delete kept[key],
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async (url: string) => {
    const [, lead] = /contact-submissions\/(.*)\/timeline$/.exec(url) ?? [];
    const status = statuses[lead ?? 'trash'] ?? 200;
    if (lead === undefined)
      return Response.json([{ entity: 'contact-submission', id: 'trashed' }], { status });
    return Response.json(status === 200 ? [] : { detail: 'No' }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what anybody typed about an enquiry that was erased is kept no longer', async () => {
  keep('amina', 'note:gone');
  keep('mahin', 'reply:gone:template:bn');
  keep('amina', 'note:here');
  keep('amina', 'step:trashed');
  statuses = { gone: 404, trashed: 404 };
  await forgetErasedLeads();
  expect(Object.keys(kept)).toEqual([
    'auth_token',
    'cms_draft:amina:tour-package:gone:1',
    leadDraftKey('amina', 'note:here'),
    leadDraftKey('amina', 'step:trashed'),
  ]);
});

test.for([401, 403, 500])('an answer of %i is none about the enquiry', async (status) => {
  keep('amina', 'note:gone');
  statuses = { gone: status };
  await forgetErasedLeads();
  expect(kept).toHaveProperty([leadDraftKey('amina', 'note:gone')]);
});

test('while nobody says what is in the trash, everything stays', async () => {
  keep('amina', 'note:gone');
  statuses = { gone: 404, trash: 503 };
  await forgetErasedLeads();
  expect(kept).toHaveProperty([leadDraftKey('amina', 'note:gone')]);
});
