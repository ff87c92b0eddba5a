import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string }[];
}

const manifest = JSON.parse(webManifest('Padma Tours')) as Manifest;

test('the site is kept under the name of its agency, and of no other', () => {
  expect(manifest.name).toBe('Padma Tours');
  expect(webManifest('Padma Tours')).not.toContain('Kheya');
});

test('the icons are as large as the manifest says', async () => {
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(
      join(import.meta.dirname, '../../public', src),
    ).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
