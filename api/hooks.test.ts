import { expect, test } from 'vitest';
import { readHooks } from './hooks.ts';

test('every kind is told apart, with its window, and its secret kept from its name', () => {
  const hooks = readHooks(
    `https://ci.example/a
     github+https://ghp_secret@api.github.com/repos/agency/site/dispatches#window=30
     deploy+https://api.netlify.com/build_hooks/5f1a2b3c, purge+https://cache.example/purge
     cloudflare+https://token%2Bx@api.cloudflare.com/client/v4/zones/Z1/purge_cache#window=0`,
  );
  expect(hooks.map(({ kind, token, windowMs }) => [kind, token, windowMs])).toEqual([
    ['webhook', '', 2_000],
    ['github', 'ghp_secret', 30_000],
    ['deploy', '', 2_000],
    ['purge', '', 2_000],
    ['cloudflare', 'token+x', 0],
  ]);
  expect(hooks[1]).toMatchObject({
    name: 'github agency/site',
    url: 'https://api.github.com/repos/agency/site/dispatches',
  });
  expect(hooks[2]!.name).toMatch(/^deploy api\.netlify\.com [0-9a-f]{6}$/);
  for (const { name } of hooks) expect(name).not.toMatch(/secret|5f1a2b3c|token/);
  expect(readHooks(undefined)).toEqual([]);
});

test.for([
  ['ftp://ci.example/a', 'REBUILD_WEBHOOKS, address 1 must begin with https://'],
  ['https://ci.example/a nonsense', 'REBUILD_WEBHOOKS, address 2 must begin with'],
  ['github+https://api.github.com/repos/a/b/dispatches', 'address 1 needs its token'],
  ['github+https://s3c%ret@ci.example/', 'must have each % of its token written as %25'],
  ['https://ci.example/a#window=x', 'must end in #window= and at most 3600 seconds'],
  ['https://ci.example/a#window=3601', 'must end in #window= and at most 3600 seconds'],
  ['https://ci.example/a https://ci.example/a', 'twice'],
])('%s is refused by its place, not by its value', ([value, message]) => {
  expect(() => readHooks(value)).toThrow(message!);
  expect(() => readHooks(`deploy+https://x.example/s3cret ${value}`)).not.toThrow('s3cret');
});
