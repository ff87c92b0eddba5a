import { expect, test } from 'vitest';
import { recordKinds } from './record-kinds.ts';

test('a record is asked for below its path, one with a slug by that first', () => {
  expect(recordKinds('bn')).toEqual([
    { name: 'tours', list: '/bn/tours', calls: ['/tour-packages/'] },
    { name: 'umrah', list: '/bn/umrah', calls: ['/umrah-packages/'] },
    { name: 'visas', list: '/bn/visa-services', calls: ['/visa-services/'] },
    { name: 'blog', list: '/bn/blog', calls: ['/blog-posts/slug/', '/blog-posts/'] },
  ]);
});
