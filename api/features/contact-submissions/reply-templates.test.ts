import { describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { leadDesk } from '../../testing/lead-desk.ts';

const { server } = leadDesk();

describe('a reply template', () => {
  const save = (body: object) =>
    server().call('POST', '/reply-templates', { headers: server().as('moderator'), body });

  test('has no field that nothing is put in for', async () => {
    const answer = await save({ name: 'Wrong', body: 'Dear {nmae}', body_bn: 'প্রিয় {name}' });
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual(['body.body']);
    expect(answer.body).toContain('{nmae}');
    const bengali = await save({ name: 'Wrong', body: 'Dear {name}', subject_bn: '{seats}' });
    expect(faultsOf(bengali)).toEqual(['body.subject_bn']);
    const { id } = (await save({ name: 'Right', body: 'Dear {name}' })).json();
    const changed = await server().call('PUT', `/reply-templates/${id}`, {
      headers: server().as('moderator'),
      body: { body: '{all}' },
    });
    expect(faultsOf(changed)).toEqual(['body.body']);
  });

  test('is for staff alone', async () => {
    await save({ name: 'Ours', body: 'Dear {name}' });
    const translator = await server().addTranslator();
    expectError(await server().call('GET', '/reply-templates'), 401);
    expectError(await server().call('GET', '/reply-templates', { headers: translator }), 403);
    const site = await server().call('GET', '/site-content', {
      headers: { authorization: `Bearer ${server().config.buildToken}` },
    });
    expect(site.body).not.toContain('Ours');
  });
});
