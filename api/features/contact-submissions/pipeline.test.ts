import { describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { leadDesk } from '../../testing/lead-desk.ts';

const { server, now, later, act, asStaff, leadAt, arrive, change, listed } = leadDesk();

const MINUTE_MS = 60_000;

describe('the pipeline', () => {
  test('a lead is new, nobody’s, and its clock runs from its arrival', async () => {
    expect(await leadAt(await arrive())).toMatchObject({
      status: 'new',
      is_spam: false,
      owner_id: null,
      clock_from: now().toISOString(),
      answered_at: null,
    });
    expect(await leadAt(await arrive({ website: 'https://spam.example' }))).toMatchObject({
      status: 'spam',
      is_spam: true,
      suspicion: 'hidden_field',
    });
  });

  test('spam is a status by either name', async () => {
    const id = await arrive();
    expect(await change(id, { is_spam: true })).toMatchObject({ status: 'spam', is_spam: true });
    expect(await change(id, { is_spam: false })).toMatchObject({ status: 'new', is_spam: false });
    expect(await change(id, { status: 'spam' })).toMatchObject({
      is_spam: true,
      answered_at: null,
    });
    const contradiction = await asStaff('PUT', `/${id}`, { status: 'won', is_spam: true });
    expect(faultsOf(contradiction)).toEqual(['body.is_spam']);
  });

  test('what was taken for spam by mistake is again as it was', async () => {
    const id = await arrive();
    const lost = { status: 'lost', lost_reason: 'price', lost_note: 'Found it for less' };
    for (const before of [{ status: 'won' }, lost]) {
      await change(id, before);
      await change(id, { is_spam: true });
      await change(id, { is_read: false });
      expect(await change(id, { is_spam: false })).toMatchObject(before);
    }
  });

  test('what is lost says why, and what is lost no longer has forgotten it', async () => {
    const id = await arrive();
    expect(faultsOf(await asStaff('PUT', `/${id}`, { status: 'lost' }))).toEqual([
      'body.lost_reason',
    ]);
    const lost = { status: 'lost', lost_reason: 'price', lost_note: 'Found it for less' };
    expect(await change(id, lost)).toMatchObject({ ...lost, is_read: true });
    expect(faultsOf(await asStaff('PUT', `/${id}`, { lost_reason: null }))).toEqual([
      'body.lost_reason',
    ]);
    expect(await change(id, { status: 'in_progress' })).toMatchObject({
      lost_reason: null,
      lost_note: null,
    });
  });

  test('the first move on is the answer, and no later one', async () => {
    const id = await arrive();
    later(7);
    const first = now().toISOString();
    expect(await change(id, { status: 'in_progress' })).toMatchObject({ answered_at: first });
    later(7);
    expect(await change(id, { status: 'won' })).toMatchObject({ answered_at: first });
  });

  test('what is moved on by a slip and back to new waits again, from its arrival', async () => {
    const id = await arrive({ name: 'Slip' });
    later(7);
    const { clock_from } = await change(id, { status: 'won' });
    expect(await listed('unanswered_minutes=7')).toEqual([]);
    expect(await change(id, { status: 'new' })).toMatchObject({ answered_at: null, clock_from });
    expect(await listed('unanswered_minutes=7')).toEqual(['Slip']);
  });

  test('a first call that a phone without network notes later answers when it was made', async () => {
    const id = await arrive();
    later(5);
    const at = now().toISOString();
    later(20);
    await act(id, { kind: 'called', at });
    expect(await leadAt(id)).toMatchObject({ status: 'in_progress', answered_at: at });
  });

  test('what was answered by a call stays answered, back in new as well', async () => {
    const id = await arrive();
    later(7);
    const called = now().toISOString();
    await act(id, { kind: 'called' });
    later(7);
    await change(id, { status: 'won' });
    expect(await change(id, { status: 'new' })).toMatchObject({ answered_at: called });
  });

  test.for(['answered_at', 'clock_from', 'suspicion'])('nobody sets %s', async (name) => {
    const id = await arrive();
    const body = { [name]: '2027-01-01T00:00:00.000Z' };
    expect(faultsOf(await asStaff('PUT', `/${id}`, body))).toEqual([`body.${name}`]);
    const sent = await server().call('POST', '/contact-submissions', {
      body: { name: 'Karim', message: 'Hi', ...body },
    });
    expectError(sent, 422);
  });

  test.for(['status', 'owner_id', 'next_step'])('no visitor sends %s', async (name) => {
    const answer = await server().call('POST', '/contact-submissions', {
      body: { name: 'Karim', message: 'Hi', [name]: 'won' },
    });
    expect(faultsOf(answer)).toEqual([`body.${name}`]);
  });

  test('a change from a stale copy is a conflict, before it is anything else', async () => {
    const id = await arrive();
    await change(id, { owner_id: server().users.moderator.id });
    const stale = await asStaff('PUT', `/${id}`, { status: 'lost' }, { 'if-match': '"1"' });
    expectError(stale, 409);
    expect(stale.json().detail).toMatchObject({ changed_by: 'Mahin Karim' });
    const fresh = await asStaff('PUT', `/${id}`, { status: 'won' }, { 'if-match': '"2"' });
    expect(fresh.statusCode).toBe(200);
  });

  test('an owner can sign in and read enquiries; who goes leaves them to nobody', async () => {
    const id = await arrive();
    const { email: _email, ...account } = {
      email: '',
      full_name: 'Third',
      password: 'oars-and-rope-3',
    };
    const admin = { headers: server().as('super_admin') };
    const made = async (email: string, role: string) =>
      (
        await server().call('POST', '/users', { ...admin, body: { ...account, email, role } })
      ).json().id as string;
    const translator = await made('t@kheya.test', 'translator');
    for (const owner_id of [translator, 'nobody'])
      expect(faultsOf(await asStaff('PUT', `/${id}`, { owner_id }))).toEqual(['body.owner_id']);
    const third = await made('m@kheya.test', 'moderator');
    const { revision } = await change(id, { owner_id: third });
    await server().call('DELETE', `/users/${third}`, admin);
    expect(await leadAt(id)).toMatchObject({ owner_id: null, revision: revision + 1 });
  });
});

describe('lists', () => {
  test.for([{ is_active: false }, { role: 'translator' }])(
    'leads of an account that reads none any more are nobody’s: %o',
    async (lost) => {
      const { moderator } = server().users;
      const taken = await arrive({ name: 'Taken' });
      for (const id of [taken, await arrive({ name: 'Left' })])
        await change(id, { owner_id: moderator.id });
      expect(await listed('owner=none', 'super_admin')).toEqual([]);
      const headers = server().as('super_admin');
      const put = (body: object) =>
        server().call('PUT', `/users/${moderator.id}`, { headers, body });
      expect((await put(lost)).statusCode).toBe(200);
      expect((await listed('owner=none', 'super_admin')).toSorted()).toEqual(['Left', 'Taken']);
      // An answer takes it over.
      await act(taken, { kind: 'called' }, 'super_admin');
      expect(await listed('owner=me', 'super_admin')).toEqual(['Taken']);
      // An account that comes back finds what nobody has taken.
      await put({ is_active: true, role: 'moderator' });
      expect(await listed('owner=none', 'super_admin')).toEqual([]);
      expect(await listed(`owner=${moderator.id}`, 'super_admin')).toEqual(['Left']);
    },
  );

  test('are those of a status, of somebody, of nobody', async () => {
    const mine = await arrive({ name: 'Mine' });
    const theirs = await arrive({ name: 'Theirs' });
    await arrive({ name: 'Free' });
    await change(mine, { owner_id: server().users.moderator.id, status: 'in_progress' });
    await change(theirs, { owner_id: server().users.super_admin.id });
    expect(await listed('owner=me')).toEqual(['Mine']);
    expect(await listed('owner=me', 'super_admin')).toEqual(['Theirs']);
    expect(await listed('owner=none')).toEqual(['Free']);
    expect(await listed(`owner=${server().users.super_admin.id}`)).toEqual(['Theirs']);
    expect(await listed('status=in_progress')).toEqual(['Mine']);
    expect(await listed('status=in_progress&owner=none')).toEqual([]);
    expectError(await asStaff('GET', '?status=gone'), 422);
  });

  test('are those that wait for longer than some minutes, spam aside', async () => {
    await arrive({ name: 'Machine', website: 'x' });
    await change(await arrive({ name: 'Answered' }), { status: 'won' });
    await arrive({ name: 'Old' });
    later(10);
    await arrive({ name: 'Fresh' });
    expect(await listed('unanswered_minutes=10')).toEqual(['Old']);
    expect(await listed('unanswered_minutes=11')).toEqual([]);
    expect(await listed('unanswered_minutes=0')).toEqual(['Fresh', 'Old']);
    expectError(await asStaff('GET', '?unanswered_minutes=-1'), 422);
  });

  test('are suspected spam alone, or all but that', async () => {
    await arrive({ name: 'Machine', website: 'https://spam.example' });
    await arrive({ name: 'Real' });
    expect(await listed('is_spam=true')).toEqual(['Machine']);
    expect(await listed('is_spam=true&q=real')).toEqual([]);
    expect(await listed('is_spam=false')).toEqual(['Real']);
    expect(await listed('')).toHaveLength(2);
    expectError(await asStaff('GET', '?is_spam=perhaps'), 422);
  });

  test('are those whose next step is due, until they are won or lost', async () => {
    const due = await arrive({ name: 'Due' });
    const next_step_at = new Date(now().getTime() + 5 * MINUTE_MS).toISOString();
    await change(due, { next_step: 'Call again', next_step_at });
    expect(await listed('next_step_due=true')).toEqual([]);
    later(5);
    expect(await listed('next_step_due=true')).toEqual(['Due']);
    await change(due, { status: 'won' });
    expect(await listed('next_step_due=true')).toEqual([]);
  });
});
