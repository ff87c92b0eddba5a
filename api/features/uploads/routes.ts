import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Db } from '../../db/database.ts';
import { Abandoned } from './errors.ts';
import type { StoredImage } from './images.ts';
import { Queue } from './queue.ts';
import { receive, removeAll, type Form } from './receive.ts';
import { listUploads, ListQuery, Listed } from './listing.ts';
import { removeUpload, storeAll, uploadStats } from './store.ts';
import { Workshop } from './workshop.ts';

/** Pictures that may be on their way at once: sent, waiting, or in work. */
const PLACES = 40;

const single: Form = { field: 'file', most: 1 };
const batch: Form = { field: 'files', most: 10 };

const Stored = Type.Object({
  url: Type.String(),
  size: Type.Integer(),
  original_size: Type.Integer(),
  compression_ratio: Type.Number(),
  width: Type.Integer(),
  height: Type.Integer(),
});
const Stats = Type.Object({
  files: Type.Integer(),
  bytes: Type.Integer(),
  originals: Type.Integer(),
  unused: Type.Integer(),
});

/** Pictures in, pictures out; one is in work at a time, and what waits lies on the disk. */
export const uploadRoutes: FastifyPluginAsync<{ db: Db; uploadsDir: string }> = async (
  app,
  { db, uploadsDir },
) => {
  await app.register(multipart, { throwFileSizeLimit: false });
  const pictures = new Queue(PLACES);
  const changes = new Queue();
  const workshop = new Workshop();
  app.addHook('preClose', async () => pictures.close());
  app.addHook('onClose', async () => workshop.stop());

  async function store(request: FastifyRequest, reply: FastifyReply, form: Form) {
    const files: string[] = [];
    const leave = [pictures.enter()];
    try {
      await receive(request, form, uploadsDir, (file) => {
        if (files.length > 0) leave.push(pictures.enter());
        files.push(file);
      });
      const wanted = () => {
        if (reply.raw.destroyed) throw new Abandoned();
      };
      return await pictures.run(() => storeAll(uploadsDir, files, { workshop, changes, wanted }));
    } finally {
      await removeAll(files);
      for (const each of leave) each();
    }
  }

  const tags = ['uploads'];
  const consumes = ['multipart/form-data'];

  app.post(
    '/uploads/image',
    { schema: { tags, consumes, response: { 201: Stored } } },
    async (request, reply) => {
      const [image] = (await store(request, reply, single)) as [StoredImage];
      return reply.code(201).send(image);
    },
  );

  app.post(
    '/uploads/images',
    {
      schema: {
        tags,
        consumes,
        response: { 201: Type.Object({ uploaded_files: Type.Array(Stored) }) },
      },
    },
    async (request, reply) => {
      const uploaded_files = await store(request, reply, batch);
      return reply.code(201).send({ uploaded_files });
    },
  );

  app.delete<{ Params: { file: string } }>(
    '/uploads/:file',
    { schema: { tags, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await removeUpload(db, uploadsDir, request.params.file, changes);
      return reply.code(204).send();
    },
  );

  app.get<{ Querystring: ListQuery }>(
    '/uploads',
    { schema: { tags, querystring: ListQuery, response: { 200: Type.Array(Listed) } } },
    async (request, reply) => {
      const { uploads, total } = await listUploads(db, uploadsDir, request.query);
      reply.header('x-total-count', total);
      return uploads;
    },
  );

  app.get('/uploads/stats', { schema: { tags, response: { 200: Stats } } }, () =>
    uploadStats(db, uploadsDir),
  );
};
