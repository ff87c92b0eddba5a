import { dhow } from '../kit/boats.ts';
import { arches } from '../kit/arcades.ts';
import { finial, minaret, onionDome } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const muscat: Scene = {
  hour: 'noon',
  mood: 'coral',
  focus: [800, 660],
  close: [900, 620],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [wall, shade, gold] = [lit('#fdf1dc'), lit('#dcc49c'), lit('#e0a83a')];
    return [
      sky(light, {
        sun: [1270, 330, 90],
        horizon: 760,
        clouds: [
          [180, 220, 1.1],
          [640, 190, 0.8],
        ],
      }),
      ridge(71, 560, 260, tint('#c99a78'), 0.62),
      ridge(72, 680, 240, tint('#a9735a'), 0.62),
      // A watch-tower fort on the crag.
      path('M0 900V640L90 590L180 600L250 700L330 730L400 900Z', tint('#8a5844')) +
        rect(70, 500, 100, 100, tint('#d9b48a')) +
        rect(170, 540, 110, 150, tint('#c99f74')) +
        repeat(5, (i) => rect(66 + i * 23, 484, 13, 20, tint('#d9b48a'))) +
        repeat(5, (i) => rect(168 + i * 24, 526, 13, 18, tint('#c99f74'))) +
        rect(108, 540, 18, 34, tone(0.8)),
      // The grand mosque.
      rect(430, 760, 900, 140, wall) +
        rect(430, 752, 900, 14, shade) +
        arches(446, 900, 868, 104, 17, shade),
      rect(660, 660, 440, 110, wall) +
        rect(652, 650, 456, 14, shade) +
        arches(676, 764, 408, 78, 9, shade),
      rect(740, 600, 280, 60, wall) +
        onionDome(880, 606, 132, gold, tint('#b87f22'), 1.46) +
        finial(880, 418, 1.5, gold) +
        repeat(5, (i) =>
          stroke(
            `M${880 + (i - 2) * 14} 424Q${880 + (i - 2) * 66} 500 ${880 + (i - 2) * 50} 604`,
            tint('#fff0c0'),
            3,
            0.5,
          ),
        ),
      ...(
        [
          [470, 420],
          [1290, 420],
          [620, 320],
          [1140, 320],
        ] as const
      ).map(([x, h]) =>
        minaret({ x, base: 900, height: h, w: 34, fill: wall, shade, balconies: 2 }),
      ),
      minaret({ x: 880 + 330, base: 900, height: 560, w: 44, fill: wall, shade, balconies: 3 }),
      rect(0, 896, 1600, 30, shade),
      water(light, 924, { colours: ['#8fd0cc', '#2a94a4', '#0e5a70'], glintAt: 1270 }),
      at(360, 1070, 1.15, dhow(tint('#5a3422'), tint('#fffaf2'), tint('#c2410c'))),
      ...[80, 1450, 1530, 1380].map((x, i) =>
        palm(x, 930, 190 + i * 20, i % 2 ? 24 : -24, tint('#3a7a4a'), 0.8),
      ),
    ].join('');
  },
};
