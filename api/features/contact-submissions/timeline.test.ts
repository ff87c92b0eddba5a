import { MOST_ACTS } from '#model/contact/lead-events.ts';
import { describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { leadDesk } from '../../testing/lead-desk.ts';

const { server, now, later, asStaff, leadAt, timeline, arrive, change, act, kinds } = leadDesk();

describe('the timeline', () => {
  test('tells all that happened, by whom, the last first', async () => {
    const id = await arrive();
    const template = await server().call('POST', '/reply-templates', {
      headers: server().as('moderator'),
      body: { name: 'First answer', body: 'Dear {name}', body_bn: 'প্রিয় {name}' },
    });
    later(1);
    await act(id, { kind: 'opened' });
    later(1);
    await act(id, { kind: 'messaged', template_id: template.json().id });
    later(1);
    await act(id, { kind: 'noted', note: ' Wants two rooms ' }, 'super_admin');
    await change(id, { next_step: 'Send the price', next_step_at: '2027-03-06T04:00:00.000Z' });
    await asStaff('PUT', `/${id}/mark-read`);
    expect(await kinds(id)).toEqual([
      'arrived',
      'opened',
      'changed',
      'messaged',
      'changed',
      'noted',
    ]);
    const told = await timeline(id);
    expect(told[0]).toMatchObject({ user_name: 'Amina Rahman', note: 'Wants two rooms' });
    expect(told[1]).toMatchObject({
      user_name: 'Mahin Karim',
      before: { next_step: null },
      after: { next_step: 'Send the price' },
    });
    expect(told[2]).toMatchObject({ kind: 'messaged', template: 'First answer', note: null });
    expect(told[3].after).toEqual({
      status: 'in_progress',
      owner_id: server().users.moderator.id,
    });
    expect(told[5]).toMatchObject({ kind: 'arrived', user_name: null });
  });

  test('an answer stops the clock, and takes a new lead up', async () => {
    const id = await arrive();
    later(4);
    const answered_at = now().toISOString();
    await act(id, { kind: 'called' });
    const owner_id = server().users.moderator.id;
    expect(await leadAt(id)).toMatchObject({ status: 'in_progress', answered_at, owner_id });
    later(4);
    await act(id, { kind: 'emailed' }, 'super_admin');
    expect(await leadAt(id)).toMatchObject({ answered_at, owner_id, revision: 2 });
  });

  test('neither a look nor a note is an answer', async () => {
    const id = await arrive();
    await act(id, { kind: 'opened' });
    await act(id, { kind: 'noted', note: 'Looks like a group' });
    expect(await leadAt(id)).toMatchObject({ status: 'new', answered_at: null, revision: 1 });
  });

  test('an answer is kept whose template was deleted before it arrived', async () => {
    const id = await arrive();
    await act(id, { kind: 'messaged', template_id: 'deleted', note: 'Sent the list' });
    expect(await timeline(id)).toContainEqual(
      expect.objectContaining({ kind: 'messaged', template: null, note: 'Sent the list' }),
    );
  });

  test('an opening is told once of each, however often they look', async () => {
    const id = await arrive();
    const first = await act(id, { kind: 'opened' });
    expect(await act(id, { kind: 'opened' })).toBe(first);
    await act(id, { kind: 'opened' }, 'super_admin');
    expect(await kinds(id)).toEqual(['arrived', 'opened', 'opened']);
  });

  test.for([
    [{ kind: 'noted' }, 'body.note'],
    [{ kind: 'noted', note: ' \u200B ' }, 'body.note'],
    [{ kind: 'noted', note: 'x'.repeat(2_001) }, 'body.note'],
    [{ kind: 'arrived' }, 'body.kind'],
    [{ kind: 'called', at: '2027-01-01' }, 'body.at'],
    [{ kind: 'called', seats: 4 }, 'body.seats'],
  ] as const)('%o is refused', async ([body, place]) => {
    const id = await arrive();
    const answer = await asStaff('POST', `/${id}/events`, body);
    expectError(answer, 422);
    expect(faultsOf(answer)).toContain(place);
    expect(await kinds(id)).toEqual(['arrived']);
  });

  test('one that is sent again under its key is told once', async () => {
    const id = await arrive();
    const key = { 'idempotency-key': '"one call"' };
    const body = { kind: 'called' };
    const first = await asStaff('POST', `/${id}/events`, body, key);
    const second = await asStaff('POST', `/${id}/events`, body, key);
    expect(second.json()).toEqual(first.json());
    expect((await kinds(id)).filter((kind: string) => kind === 'called')).toHaveLength(1);
    const other = await asStaff('POST', `/${await arrive()}/events`, body, key);
    expectError(other, 422);
  });

  test('an act that a device sends later is told at its moment, and is the first answer', async () => {
    const id = await arrive();
    later(3);
    const called = now().toISOString();
    later(20);
    await act(id, { kind: 'messaged' }, 'super_admin');
    later(40);
    await act(id, { kind: 'called', at: called });
    expect(await leadAt(id)).toMatchObject({ answered_at: called });
    expect(await kinds(id)).toEqual(['arrived', 'called', 'changed', 'messaged']);
    const answer = await asStaff('POST', `/${id}/events`, { kind: 'called', at: 'yesterday' });
    expect(faultsOf(answer)).toEqual(['body.at']);
  });

  test.for(['2027-03-05T09:29:59.000Z', '2027-03-05T11:30:00.000Z', '2027-03-05T09:40:00.001Z'])(
    'an act of a device whose clock says %s is told at the moment it comes',
    async (at) => {
      const id = await arrive();
      later(10);
      await act(id, { kind: 'noted', note: 'Wants two rooms', at });
      await act(id, { kind: 'called', at });
      expect((await timeline(id)).map((entry: { at: string }) => entry.at)).toEqual([
        ...Array.from({ length: 3 }, () => now().toISOString()),
        '2027-03-05T09:30:00.000Z',
      ]);
      expect(await leadAt(id)).toMatchObject({ answered_at: now().toISOString() });
    },
  );

  test('is bounded, and says so', async () => {
    const id = await arrive();
    const row = { lead_id: id, at: now().toISOString(), kind: 'noted' as const, detail: '{}' };
    for (let n = 0; n < MOST_ACTS; n += 100)
      await server()
        .db.insertInto('lead_events')
        .values(Array.from({ length: 100 }, () => row))
        .execute();
    const answer = await asStaff('POST', `/${id}/events`, { kind: 'called' });
    expectError(answer, 409);
    expect(answer.json().detail).toContain(String(MOST_ACTS));
    expect(await leadAt(id)).toMatchObject({ answered_at: null });
  });

  test('goes with its lead for good, and comes back with it from the trash', async () => {
    const id = await arrive();
    await act(id, { kind: 'called' });
    await asStaff('DELETE', `/${id}`);
    expectError(await asStaff('GET', `/${id}/timeline`), 404);
    expectError(await asStaff('POST', `/${id}/events`, { kind: 'called' }), 404);
    const inTrash = `/trash/contact-submission/${id}`;
    await server().call('POST', `${inTrash}/restore`, { headers: server().as('moderator') });
    expect(await kinds(id)).toEqual(['arrived', 'changed', 'restored', 'called']);
    await asStaff('DELETE', `/${id}`);
    await server().call('DELETE', inTrash, { headers: server().as('super_admin') });
    expect(await server().db.selectFrom('lead_events').selectAll().execute()).toEqual([]);
  });

  test('is nobody else’s to read or write', async () => {
    const id = await arrive();
    const translator = await server().addTranslator();
    for (const headers of [{}, translator]) {
      const status = headers === translator ? 403 : 401;
      const path = `/contact-submissions/${id}`;
      expectError(await server().call('GET', `${path}/timeline`, { headers }), status);
      const body = { kind: 'called' };
      expectError(await server().call('POST', `${path}/events`, { headers, body }), status);
      expectError(await server().call('GET', '/contact-submissions/owners', { headers }), status);
    }
  });
});
