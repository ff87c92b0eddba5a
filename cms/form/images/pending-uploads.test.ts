import { expect, test } from 'vitest';
import { PendingUploads } from './pending-uploads.ts';

test('a save waits also for what begins while it waits', async () => {
  const uploads = new PendingUploads();
  const late = Promise.resolve(true);
  uploads.track(
    Promise.resolve().then(() => {
      uploads.track(late);
      return true;
    }),
  );
  expect(await uploads.settled()).toBe(true);
});

test('one that failed is told once', async () => {
  const uploads = new PendingUploads();
  uploads.track(Promise.resolve(false));
  uploads.track(Promise.resolve(true));
  expect(await uploads.settled()).toBe(false);
  expect(await uploads.settled()).toBe(true);
});

test('one that failed before the save is told, too, unless it was dealt with', async () => {
  const uploads = new PendingUploads();
  const [lost, dismissed] = [{}, {}];
  uploads.failed(lost);
  uploads.failed(dismissed);
  uploads.dealtWith(dismissed);
  expect(await uploads.settled()).toBe(false);
  expect(await uploads.settled()).toBe(true);
  uploads.failed(lost);
  uploads.dealtWith(lost);
  expect(await uploads.settled()).toBe(true);
});
