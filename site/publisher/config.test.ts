import { expect, test } from 'vitest';
import { readPublisherConfig } from './config.ts';

const needed = {
  SITE_APP: 'site',
  DATA_DIR: 'data',
  API_URL: 'http://127.0.0.1:8000',
  SITE_URL: 'https://kheya.example',
  BUILD_TOKEN: 'token',
  WEBHOOK_SECRET: 'secret',
};

test.for([
  ['RENDER_THREADS', 'two'],
  ['RENDER_THREADS', '-1'],
  ['RENDER_THREADS', '1.5'],
  ['RENDER_THREADS_FROM', 'many'],
  ['PUBLISHER_PORT', 'http'],
  ['SHARE_IMAGES', 'off'],
  ['PRECOMPRESS', 'off'],
] as const)('a publisher refuses %s of "%s", by its name', ([name, value]) => {
  expect(() => readPublisherConfig({ ...needed, [name]: value })).toThrow(`${name} must be`);
});

test('pages are rendered by a thread per core, unless a number is set', () => {
  expect(readPublisherConfig(needed).threads).toBeGreaterThan(0);
  expect(readPublisherConfig({ ...needed, RENDER_THREADS: '' }).threads).toBeGreaterThan(0);
  expect(readPublisherConfig({ ...needed, RENDER_THREADS: '3' }).threads).toBe(3);
});

test('threads begin where hundreds of pages wait, unless a number is set', () => {
  expect(readPublisherConfig(needed).threadsFrom).toBe(500);
  expect(readPublisherConfig({ ...needed, RENDER_THREADS_FROM: '0' }).threadsFrom).toBe(0);
});
