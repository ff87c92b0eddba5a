import sharp from 'sharp';

/** A picture that compresses well as WebP; distinct for every number. */
export const photo = (n: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 300 + n,
      height: 200,
      channels: 3,
      background: { r: 20 * n, g: 120, b: 160 },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
