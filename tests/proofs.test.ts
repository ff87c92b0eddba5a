import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/run.ts';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

test('every long proof is run each night', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const proofs = Object.keys(scripts).filter((name) => name.startsWith('verify:'));
  const lines = read('.github/workflows/proofs.yml').matchAll(/^ {10}- (\S+)$/gm);
  const nightly = [...lines].map(([, command]) => command!);
  expect(nightly.toSorted()).toEqual(proofs.toSorted());
});
