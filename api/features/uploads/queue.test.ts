import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

/** A task that ends on command. */
function work<T>(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const run = () => {
    log.push(name);
    return promise;
  };
  return { run, resolve, reject };
}

test('one thing is done at a time, in the order of asking, also after a failure', async () => {
  const queue = new Queue();
  const log: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) =>
    work<string>(log, name),
  );
  const turns = [first!, second!, third!].map(({ run }) => queue.run(run));
  await Promise.resolve();
  expect(log).toEqual(['first']);
  first!.reject(new Error('failed'));
  await expect(turns[0]).rejects.toThrow('failed');
  second!.resolve('done');
  expect(await turns[1]).toBe('done');
  third!.resolve('done');
  await turns[2];
  expect(log).toEqual(['first', 'second', 'third']);
});

test('who finds no place is told when to come back, and a place is given back', () => {
  const queue = new Queue(2);
  const leave = queue.enter();
  queue.enter();
  expect(() => queue.enter()).toThrow(
    expect.objectContaining({ status: 503, headers: { 'retry-after': '30' } }),
  );
  leave();
  expect(() => queue.enter()).not.toThrow();
});

test('a closed queue ends what is in work and sends away what waits', async () => {
  const queue = new Queue();
  const log: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => work<string>(log, name));
  const turns = [queue.run(first!.run), queue.run(second!.run)];
  await Promise.resolve();
  queue.close();
  first!.resolve('done');
  expect(await turns[0]).toBe('done');
  await expect(turns[1]).rejects.toMatchObject({ status: 503 });
  expect(log).toEqual(['first']);
  expect(() => queue.enter()).toThrow(expect.objectContaining({ status: 503 }));
});
