import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { callsOf, listOf } from '../../crud/route-schemas.ts';
import { CreateHeaders, once } from '../../crud/idempotency.ts';
import { author } from '../../crud/routes.ts';
import type { Db } from '../../db/database.ts';
import type { Reserve } from '../../db/reserve.ts';
import type { Files } from '../../files/files.ts';
import { validatorCompiler } from '../../plugins/validation.ts';
import { AltsChange, changeAlts } from './alts.ts';
import { Abandoned } from './errors.ts';
import { digests, type Original } from './original.ts';
import type { DerivativeQueue } from './derivative-queue.ts';
import { derive } from './deriving.ts';
import { Queue } from './queue.ts';
import { MAX_FILE_BYTES, receive, removeAll, type Form } from './receive.ts';
import { Alt, ListQuery, Listed, pagesOfUploads, StoredImage } from './listing.ts';
import { removeUpload, storeAll, UploadStats, uploadStats } from './store.ts';
import { Removals } from './removals.ts';
import { UnusedUploads } from './unused.ts';
import { ImageWorker } from './image-worker.ts';

/** Limit of pictures in flight: sent, queued, or in work. */
const PLACES = 40;

const single: Form = { field: 'file', most: 1 };
const batch: Form = { field: 'files', most: 10 };

const Described = Type.Object(
  { file: Type.String(), alt_en: Alt, alt_bn: Alt },
  { title: 'PictureAlts' },
);
const Picture = Type.String({ format: 'binary', description: `At most ${MAX_FILE_BYTES} bytes` });
const PictureForm = Type.Object({ [single.field]: Picture }, { title: 'PictureForm' });
const PicturesForm = Type.Object(
  { [batch.field]: Type.Array(Picture, { minItems: 1, maxItems: batch.most }) },
  { title: 'PicturesForm' },
);

/** No validation by schema: a form is checked while it streams; the schema documents it. */
const judgedWhileRead: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? () => true : validatorCompiler(route);

export interface UploadOptions {
  db: Db;
  files: Files;
  clock: () => Date;
  derivatives: DerivativeQueue;
  /** Whether this server of several removes unused pictures. */
  isLeading: () => boolean;
  /** For deletes: they make room. */
  reserve: Reserve;
  unusedEveryMs?: number | undefined;
}

/** Picture uploads: one is processed at a time, and waiting ones are on disk. */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadOptions> = async (app, options) => {
  const { db, files, clock, derivatives, isLeading, reserve, unusedEveryMs: everyMs } = options;
  await app.register(multipart, { throwFileSizeLimit: false });
  const pictures = new Queue(PLACES);
  const changes = new Queue();
  const worker = new ImageWorker();
  const looked = { db, files, changes, clock, isLeading, log: app.log, everyMs };
  const unused = new UnusedUploads(looked);
  const removals = new Removals(looked);
  const make = (stem: string) =>
    derive(files, (job) => pictures.run(() => worker.makeDerivative(job)), stem);
  app.addHook('onReady', async () => {
    unused.start();
    removals.start();
    derivatives.start({ make, log: app.log });
  });
  app.addHook('preClose', async () => pictures.close());
  app.addHook('onClose', async () => {
    const ended = derivatives.stop();
    worker.stop();
    await Promise.all([ended, unused.stop(), removals.stop()]);
  });

  async function store(request: FastifyRequest, reply: FastifyReply, form: Form) {
    const originals: Original[] = [];
    const leave = [pictures.enter()];
    try {
      await receive(request, form, files.folder, (original) => {
        if (originals.length > 0) leave.push(pictures.enter());
        originals.push(original);
      });
      const wanted = () => {
        if (reply.raw.destroyed) throw new Abandoned();
      };
      const by = author(request, options);
      const keyed = { request, now: by.now, sent: await digests(originals) };
      const { answer } = await once<StoredImage[]>(db, keyed, (noteAnswer) =>
        pictures.run(() => {
          const storing = { worker, changes, wanted, author: by, noteAnswer };
          return storeAll(db, files, originals, storing);
        }),
      );
      return answer;
    } finally {
      await removeAll(originals.map(({ file }) => file));
      for (const each of leave) each();
    }
  }

  const call = callsOf('uploads');
  // No pattern: an invalid name is a 404.
  const params = Type.Object({ file: Type.String() });
  const consumes = ['multipart/form-data'];

  const ofOne = call('uploadPicture', 'Upload a picture', {
    consumes,
    headers: CreateHeaders,
    body: PictureForm,
    response: { 201: StoredImage },
  });
  app.post(
    '/uploads/image',
    { validatorCompiler: judgedWhileRead, ...ofOne },
    async (request, reply) => {
      const [image] = (await store(request, reply, single)) as [StoredImage];
      return reply.code(201).send(image);
    },
  );

  const ofSeveral = call('uploadPictures', 'Upload several pictures: all of them or none', {
    consumes,
    headers: CreateHeaders,
    body: PicturesForm,
    response: {
      201: Type.Object({ uploaded_files: Type.Array(StoredImage) }, { title: 'StoredPictures' }),
    },
  });
  app.post(
    '/uploads/images',
    { validatorCompiler: judgedWhileRead, ...ofSeveral },
    async (request, reply) => {
      const uploaded_files = await store(request, reply, batch);
      return reply.code(201).send({ uploaded_files });
    },
  );

  const deletion = call('deleteUpload', 'Delete a picture that no record shows', {
    params,
    response: {
      204: Type.Null(),
    },
  });
  app.delete('/uploads/:file', deletion, async (request, reply) => {
    const by = author(request, options);
    const { file } = request.params;
    await reserve.spentOn(() => removeUpload(db, files, file, { changes, author: by }));
    await removals.look();
    return reply.code(204).send(null);
  });

  const describing = call('describeUpload', 'Say in words what a picture shows', {
    params,
    body: AltsChange,
    response: {
      200: Described,
    },
  });
  app.put('/uploads/:file', describing, async (request) => {
    const { file } = request.params;
    const by = author(request, options);
    const alts = await changeAlts(db, files, file, request.body, { changes, author: by });
    return { file, ...alts };
  });

  const listing = call(
    'listUploads',
    'List pictures with the records that show them, newest first',
    { querystring: ListQuery, response: { 200: listOf(Listed) } },
  );
  const pageOf = pagesOfUploads(db, files, clock);
  app.get('/uploads', listing, async (request, reply) => {
    const { uploads, total } = await pageOf(request.query);
    reply.header('x-total-count', total);
    return uploads;
  });

  const stats = call('getUploadStats', 'Get how many pictures there are, and how large', {
    response: {
      200: UploadStats,
    },
  });
  app.get('/uploads/stats', stats, () => uploadStats(db, files));
};
