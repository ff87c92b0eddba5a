import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BucketGate } from '../testing/bucket-gate.ts';
import { bucketAt, S3Server } from '../testing/bucket.ts';
import { BucketRequests } from './bucket-requests.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a request that hangs ends in its time, also where memory is collected meanwhile', async () => {
  const s3 = await new S3Server().start();
  const gate = await BucketGate.before(s3.endpoint);
  gate.judge = () => new Promise<never>(() => undefined);
  const collecting = setInterval(collectGarbage, 20);
  try {
    const bucket = new BucketRequests(bucketAt(gate.endpoint), { answerMs: 500, attempts: 1 });
    const late = { cause: { message: 'it did not answer in time' } };
    await expect(bucket.stat('a')).rejects.toMatchObject(late);
    const sent = { name: 'b', body: Buffer.from('b') };
    await expect(bucket.put(sent)).rejects.toMatchObject(late);
  } finally {
    clearInterval(collecting);
    gate.close();
    await s3.stop();
  }
}, 20_000);
