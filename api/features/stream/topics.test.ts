import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { streamRoutes } from './stream.ts';

test('a topic is told to nobody who may not read it by its call', async () => {
  const app = Fastify();
  const state = vi.fn(async () => ({ secret: true }));
  const watchOthers = () => () => {};
  const topics = [
    { event: 'leads', needs: 'GET /contact-submissions', watch: () => () => {}, state },
  ] as const;
  app.addHook('onRequest', async (request) => {
    request.isStillWelcome = async () => true;
    request.may = (call) => call !== 'GET /contact-submissions';
  });
  await app.register(streamRoutes, { topics, watchOthers, maxMs: 50 });
  const answer = await app.inject({ url: '/publishing/stream' });
  expect(answer.body).toBe('retry: 1000\n\n');
  expect(state).not.toHaveBeenCalled();
  await app.close();
});
