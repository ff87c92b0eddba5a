import { expect, test } from 'vitest';
import { publicEntities } from '../entities/index.ts';
import { permissions, type RouteKey } from './permissions.ts';
import { hasRole, ROLES } from './roles.ts';

test('a super_admin may do what a moderator may, and not the other way round', () => {
  expect(hasRole('super_admin', 'moderator')).toBe(true);
  expect(hasRole('super_admin', 'super_admin')).toBe(true);
  expect(hasRole('moderator', 'moderator')).toBe(true);
  expect(hasRole('moderator', 'super_admin')).toBe(false);
  expect(hasRole('moderator', 'translator')).toBe(true);
  expect(hasRole('translator', 'moderator')).toBe(false);
  expect(ROLES).toHaveLength(3);
});

test('without signing in one may write nothing but a sign-in, a message and a count', () => {
  const open = Object.entries(permissions)
    .filter(([route, access]) => access === 'anyone' && !route.startsWith('GET '))
    .map(([route]) => route);
  expect(open.toSorted()).toEqual([
    'POST /auth/login',
    'POST /contact-submissions',
    'POST /page-counts',
  ]);
});

test('everybody reads public content, staff write it', () => {
  for (const { path } of publicEntities) {
    const access = ['GET', 'POST'].map((method) => permissions[`${method} ${path}` as RouteKey]);
    const single = ['GET', 'PUT', 'DELETE'].map(
      (method) => permissions[`${method} ${path}/:id` as RouteKey],
    );
    expect([...access, ...single]).toEqual([
      'anyone',
      'moderator',
      'anyone',
      'translator',
      'moderator',
    ]);
  }
});

test('only a super_admin changes accounts, and the build token reads one thing', () => {
  const accounts = Object.entries(permissions).filter(([route]) =>
    /^(POST|PUT|DELETE) \/users(\/:id)?$/.test(route),
  );
  expect(accounts).toHaveLength(3);
  expect(accounts.every(([, access]) => access === 'super_admin')).toBe(true);
  const build = Object.entries(permissions).filter(([, access]) => access === 'build');
  expect(build).toEqual([['GET /site-content', 'build']]);
});

test('messages of visitors are nobody else’s to read', () => {
  const reads = Object.entries(permissions).filter(([route]) =>
    /^(GET|PUT|DELETE) \/contact-submissions/.test(route),
  );
  expect(reads.length).toBeGreaterThan(3);
  expect(reads.every(([, access]) => access === 'moderator')).toBe(true);
});
