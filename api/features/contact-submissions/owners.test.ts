import { DUTY_HOURS } from './owners.ts';
import { describe, expect, test } from 'vitest';
import { leadDesk } from '../../testing/lead-desk.ts';

const { server, now, later, as, asStaff, leadAt, timeline, arrive } = leadDesk();

describe('who is on duty', () => {
  const duty = (role: 'moderator' | 'super_admin', on_duty: boolean) =>
    as(role, 'PUT', '/duty', { on_duty });
  const ownerOf = async (id: string) => (await leadAt(id)).owner_id;

  test('is given new leads in turn, and spam to nobody', async () => {
    const { moderator, super_admin } = server().users;
    await duty('moderator', true);
    later(1);
    await duty('super_admin', true);
    const owners: string[] = [];
    for (let n = 0; n < 4; n++) {
      owners.push(await ownerOf(await arrive()));
      later(1);
    }
    expect(owners).toEqual([moderator.id, super_admin.id, moderator.id, super_admin.id]);
    expect(await ownerOf(await arrive({ website: 'x' }))).toBeNull();
    later(1);
    const id = await arrive();
    expect(await ownerOf(id)).toBe(moderator.id);
    expect((await timeline(id))[0]).toMatchObject({
      kind: 'changed',
      after: { owner_id: moderator.id },
    });
  });

  test('is nobody at first, until they say so, and after some hours', async () => {
    const owners = async () => (await asStaff('GET', '/owners')).json();
    expect(await ownerOf(await arrive())).toBeNull();
    expect(await owners()).toEqual([
      { id: server().users.super_admin.id, full_name: 'Amina Rahman', on_duty_since: null },
      { id: server().users.moderator.id, full_name: 'Mahin Karim', on_duty_since: null },
    ]);
    const since = now().toISOString();
    expect((await duty('moderator', true)).json()).toMatchObject({ on_duty_since: since });
    later(30);
    expect((await duty('moderator', true)).json()).toMatchObject({ on_duty_since: since });
    expect((await duty('moderator', false)).json()).toMatchObject({ on_duty_since: null });
    expect(await ownerOf(await arrive())).toBeNull();
    await duty('moderator', true);
    later(DUTY_HOURS * 60);
    expect(await ownerOf(await arrive())).toBeNull();
    expect((await owners())[1]).toMatchObject({ on_duty_since: null });
    await duty('moderator', true);
    expect(await ownerOf(await arrive())).toBe(server().users.moderator.id);
  });

  test('is not who came before the clock was set back, until they come again', async () => {
    const { moderator, super_admin } = server().users;
    const A_YEAR = 365 * 24 * 60;
    later(A_YEAR);
    await duty('moderator', true);
    await arrive();
    later(-A_YEAR);
    expect(await ownerOf(await arrive())).toBeNull();
    for (const role of ['moderator', 'super_admin'] as const) {
      const since = now().toISOString();
      expect((await duty(role, true)).json()).toMatchObject({ on_duty_since: since });
      later(1);
    }
    const owners = [await arrive(), await arrive()].map(ownerOf);
    expect(await Promise.all(owners)).toEqual([moderator.id, super_admin.id]);
  });

  test('is not whose account was switched off', async () => {
    await duty('moderator', true);
    await server().call('PUT', `/users/${server().users.moderator.id}`, {
      headers: server().as('super_admin'),
      body: { is_active: false },
    });
    const id = await arrive();
    const lead = await as('super_admin', 'GET', `/${id}`);
    expect(lead.json().owner_id).toBeNull();
  });

  test('of leads that arrive at once each goes to another', async () => {
    await Promise.all([duty('moderator', true), duty('super_admin', true)]);
    const ids = await Promise.all([arrive(), arrive(), arrive(), arrive()]);
    const owners = await Promise.all(ids.map(ownerOf));
    for (const { id } of Object.values(server().users))
      expect(owners.filter((owner) => owner === id)).toHaveLength(2);
  });
});
