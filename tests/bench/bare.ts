import Fastify from 'fastify';

/** Baseline: a Fastify that only answers texts of the requested lengths. */
const app = Fastify();
for (const length of (process.env['SIZES'] ?? '').split(' ').map(Number)) {
  const text = `"${'x'.repeat(Math.max(0, length - 2))}"`;
  app.get(`/${length}`, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(text),
  );
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
for (const event of ['disconnect', 'SIGTERM']) process.on(event, () => void app.close());
process.channel?.unref();
process.send?.('ready');
