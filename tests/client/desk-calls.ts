import { expect } from 'vitest';
import { photo } from '../e2e/photo.ts';
import { at, ok, one, type Client } from './client.ts';

/** Calls of the CMS, by topic. */
export const deskCalls: Readonly<Record<string, (client: Client) => Promise<void>>> = {
  health: async (client) => {
    expect((await ok(client.GET('/health'))).database).toEqual({ writable: true, damaged: false });
    await ok(client.GET('/health/ready'));
    expect((await ok(client.GET('/health/live'))).status).toBe('live');
  },
  leads: async (client) => {
    const body = {
      name: 'By a client',
      message: 'When does the launch leave?',
      phone: '01711000000',
    };
    const { id } = await ok(client.POST('/contact-submissions', { body }));
    const [newest] = await ok(
      client.GET('/contact-submissions', {
        params: { query: { order_by: 'created_at', order_direction: 'desc', limit: 1 } },
      }),
    );
    expect(newest).toMatchObject({ id, is_read: false });
    const read = await ok(
      client.PUT('/contact-submissions/{id}/mark-read', { params: at(newest!), body: {} }),
    );
    const change = { params: at(read), body: { is_spam: true } };
    await ok(client.PUT('/contact-submissions/{id}', change));
    const lead = await ok(client.GET('/contact-submissions/{id}', { params: one(read) }));
    expect(lead).toMatchObject({ is_read: true, is_spam: true });
    const note = { kind: 'noted', note: 'Asked for the launch at six' } as const;
    const event = { params: one(read), body: note };
    await ok(client.POST('/contact-submissions/{id}/events', event));
    const timeline = await ok(
      client.GET('/contact-submissions/{id}/timeline', { params: one(read) }),
    );
    expect(timeline[0]).toMatchObject(note);
    const off = await ok(client.PUT('/contact-submissions/duty', { body: { on_duty: false } }));
    expect(await ok(client.GET('/contact-submissions/owners'))).toContainEqual(off);
    await ok(client.POST('/contact-submissions/exports', { body: { count: 1 } }));
    await ok(client.DELETE('/contact-submissions/{id}', { params: at(lead) }));
    const until = { params: { query: { received_until: lead.created_at } } };
    const { deleted } = await ok(client.DELETE('/contact-submissions/suspected-spam', until));
    expect(deleted).toBeGreaterThanOrEqual(0);
  },
  'reply templates': async (client) => {
    const template = { name: 'By a client', channel: 'email', body: 'Dear {name}' } as const;
    const made = await ok(client.POST('/reply-templates', { body: template }));
    expect(await ok(client.GET('/reply-templates'))).toContainEqual(made);
    const change = { params: at(made), body: { body_bn: 'প্রিয় {name}' } };
    const changed = await ok(client.PUT('/reply-templates/{id}', change));
    expect(await ok(client.GET('/reply-templates/{id}', { params: one(made) }))).toEqual(changed);
    await ok(client.DELETE('/reply-templates/{id}', { params: at(changed) }));
  },
  'counts of pages': async (client) => {
    await ok(client.POST('/page-counts', { body: { path: '/contact', kinds: ['view', 'call'] } }));
    const query = { days: 7, language: 'en' } as const;
    const counts = await ok(client.GET('/page-counts', { params: { query } }));
    expect(counts.days).toHaveLength(7);
    const ofPage = { params: { query: { ...query, path: '/contact' } } };
    expect((await ok(client.GET('/page-counts/funnel', ofPage))).path).toBe('/contact');
  },
  personalData: async (client) => {
    const asked = { phone: '০১৯৯৯-৮৮৮৭৭৭' };
    const lead = { name: 'By a client', message: 'Forget me', phone: '+880 1999 888777' };
    await ok(client.POST('/contact-submissions', { body: lead }));
    const counts = await ok(client.POST('/personal-data/search', { body: asked }));
    expect(counts.enquiries).toBe(1);
    const all = await ok(client.POST('/personal-data/export', { body: asked }));
    expect(all.enquiries).toMatchObject([{ name: 'By a client' }]);
    const erased = await ok(
      client.POST('/personal-data/erase', { body: { ...asked, expected: 1 } }),
    );
    expect(erased.enquiries).toBe(1);
  },
  trash: async (client) => {
    const tour = { name: 'Thrown away', destinations: 'Bhola', price: 5_000, duration: '1' };
    const made = await ok(client.POST('/tour-packages', { body: tour }));
    const record = { params: { path: { entity: 'tour-package', id: made.id } as const } };
    await ok(client.DELETE('/tour-packages/{id}', { params: at(made) }));
    const query = { entity: 'tour-package', limit: 1 } as const;
    const [trashed] = await ok(client.GET('/trash', { params: { query } }));
    expect(trashed).toMatchObject({ id: made.id, label: 'Thrown away' });
    const restored = await ok(client.POST('/trash/{entity}/{id}/restore', record));
    expect(restored.id).toBe(made.id);
    const versions = await ok(client.GET('/history/{entity}/{id}', record));
    expect(versions.map(({ action }) => action)).toEqual(['restore', 'remove', 'create']);
    const path = { ...record.params.path, version: versions[2]!.id };
    const first = await ok(client.GET('/history/{entity}/{id}/{version}', { params: { path } }));
    expect(first).toMatchObject(tour);
    await ok(client.DELETE('/tour-packages/{id}', { params: one(made) }));
    await ok(client.DELETE('/trash/{entity}/{id}', record));
    const until = { params: { query: { deleted_until: trashed!.deleted_at } } };
    expect((await ok(client.DELETE('/trash', until))).deleted).toBeGreaterThanOrEqual(0);
  },
  translations: async (client) => {
    const tour = { name: 'Hills', name_bn: 'পাহাড়', destinations: 'Bandarban', price: 4_000 };
    const made = await ok(client.POST('/tour-packages', { body: { ...tour, duration: '2' } }));
    const params = { params: at(made), body: { name: 'Hills and lakes' } };
    const { revision } = await ok(client.PUT('/tour-packages/{id}', params));
    const path = { entity: 'tour-package', id: made.id } as const;
    const body = { field: 'name_bn', revision };
    const skip = { params: { path }, body: { ...body, reason: 'Ask which lakes' } };
    await ok(client.POST('/translations/{entity}/{id}/skip', skip));
    const found = (await ok(client.GET('/translations'))).find(({ id }) => id === made.id);
    expect(found).toMatchObject({ made_for: 'Hills', skipped: 'Ask which lakes' });
    await ok(client.POST('/translations/{entity}/{id}/confirm', { params: { path }, body }));
  },
  drafts: async (client) => {
    const tour = { name: 'Drafted', destinations: 'Bhola', price: 5_000, duration: '1' };
    const made = await ok(client.POST('/tour-packages', { body: tour }));
    const record = { params: { path: { entity: 'tour-package', id: made.id } as const } };
    const first = { fields: { price: 6_000, name_bn: 'খসড়া' }, version: null };
    const saved = await ok(client.PUT('/drafts/{entity}/{id}', { ...record, body: first }));
    expect(saved).toMatchObject({ fields: first.fields, base: { price: 5_000, name_bn: null } });
    const { draft } = await ok(client.GET('/drafts/{entity}/{id}', record));
    expect(draft).toEqual(saved);
    const bengali = { version: saved.version, language: 'bn' } as const;
    const published = await ok(
      client.POST('/drafts/{entity}/{id}/publish', { ...record, body: bengali }),
    );
    const left = (await ok(client.GET('/drafts'))).find(({ id }) => id === made.id);
    expect(left).toMatchObject({ version: published.draft!.version });
    const { path } = record.params;
    const query = { version: left!.version };
    await ok(client.DELETE('/drafts/{entity}/{id}', { params: { path, query } }));
    await ok(client.DELETE('/tour-packages/{id}', { params: one(made) }));
  },
  pictures: async (client) => {
    const sent = async (field: string, n: number) => {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(await photo(n))]), 'by-a-client.png');
      return { bodySerializer: () => form };
    };
    const single = await sent('file', 60);
    const { url } = await ok(client.POST('/uploads/image', { ...single, body: { file: '' } }));
    const several = { ...(await sent('files', 61)), body: { files: [] } };
    expect((await ok(client.POST('/uploads/images', several))).uploaded_files).toHaveLength(1);
    const pictures = await ok(client.GET('/uploads', { params: { query: { unused: true } } }));
    const { file } = pictures.find((each) => each.url === url)!;
    const described = { params: { path: { file } }, body: { alt_en: 'Grey noise' } };
    expect(await ok(client.PUT('/uploads/{file}', described))).toMatchObject({ file });
    expect((await ok(client.GET('/uploads/stats'))).unused).toBeGreaterThanOrEqual(2);
    await ok(client.DELETE('/uploads/{file}', { params: { path: { file } } }));
  },
  publishing: async (client) => {
    const tour = { name: 'Seen', destinations: 'Bhola', price: 5_000, duration: '1' };
    const { id } = await ok(client.POST('/tour-packages', { body: tour }));
    const path = { entity: 'tour-package', id };
    const record = { params: { path } };
    const state = async () =>
      (await ok(client.GET('/publishing/records/{entity}/{id}', record))).state;
    await expect.poll(state).toBe('live');
    await ok(client.POST('/publishing/records/{entity}/{id}/retry', record));
    const [last] = await ok(client.GET('/publishing/publishes'));
    const publish = { params: { path: { id: last!.id } } };
    expect((await ok(client.POST('/publishing/publishes/{id}/rollback', publish))).pinned).not.toBe(
      0,
    );
    expect((await ok(client.POST('/publishing/resume'))).pinned).toBe(0);
    expect((await ok(client.GET('/publishing'))).failures).toEqual([]);
    // No further target: the site itself is none of them.
    const deliveries = await client.GET('/publishing/deliveries', {
      params: { query: { target: 'site' } },
    });
    expect(deliveries.response.status).toBe(404);
    const resent = await client.POST('/publishing/resend', {
      body: { target: 'site', everything: false },
    });
    expect(resent.response.status).toBe(404);
    const { body } = (await client.GET('/publishing/stream', { parseAs: 'stream' })).response;
    const first = await body!.getReader().read();
    expect(new TextDecoder().decode(first.value)).toMatch(/^retry: /);
    await ok(client.DELETE('/tour-packages/{id}', { params: one({ id }) }));
  },
  previews: async (client) => {
    const record = { name: 'Not yet', destinations: 'Sylhet', price: 7_000, duration: '2' };
    const draft = { entity: 'tour-package' as const, record };
    expect((await ok(client.POST('/preview', { body: draft }))).bn).toMatch(/^\/preview\/bn\//);
  },
  staff: async (client) => {
    const body = {
      full_name: 'By a client',
      email: 'client@kheya.test',
      password: 'oars-and-rope-3',
    };
    const member = await ok(client.POST('/users', { body }));
    expect(await ok(client.GET('/users'))).toContainEqual(member);
    expect(await ok(client.GET('/users/{id}', { params: one(member) }))).toEqual(member);
    const change = { params: at(member), body: { is_active: false } };
    await ok(
      client.DELETE('/users/{id}', { params: at(await ok(client.PUT('/users/{id}', change))) }),
    );
    expect((await ok(client.GET('/users/me'))).role).toBe('super_admin');
    const [entry] = await ok(client.GET('/audit-log', { params: { query: { limit: 1 } } }));
    expect(entry).toMatchObject({ action: 'remove', entity: 'user', record_id: member.id });
    await ok(client.GET('/site-management/overview'));
  },
};
