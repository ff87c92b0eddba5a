import { S3Server } from '../../api/testing/bucket.ts';

/** Global setup: with FILES=s3 a server of S3 of this run. Stopped and removed at the end. */
export default async function startS3(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['FILES'] !== 's3') return undefined;
  const server = await new S3Server().start();
  process.env['TEST_S3'] = server.endpoint;
  process.env['TEST_S3_FOLDER'] = server.folder.path;
  return () => server.stop();
}
