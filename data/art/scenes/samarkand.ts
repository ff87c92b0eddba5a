import { arches } from '../kit/arcades.ts';
import { onionDome } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { crown, thicket } from '../kit/plants.ts';
import { n, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const samarkand: Scene = {
  hour: 'noon',
  mood: 'mustard',
  focus: [800, 620],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [sand, shade, blue, deep, pale] = [
      lit('#eac898'),
      lit('#c69a66'),
      lit('#1f7fa6'),
      lit('#12557d'),
      lit('#e9f3ee'),
    ];
    /** A portal with tile bands around one deep arch. */
    const portal = (x: number, base: number, w: number, h: number) =>
      rect(x - w / 2, base - h, w, h, sand) +
      rect(x - w / 2 + 12, base - h + 12, w - 24, h - 12, blue) +
      rect(x - w / 2 + 30, base - h + 30, w - 60, h - 30, sand) +
      repeat(Math.floor((w - 40) / 24), (i) =>
        polygon(
          [
            [x - w / 2 + 24 + i * 24, base - h + 21],
            [x - w / 2 + 32 + i * 24, base - h + 13],
            [x - w / 2 + 40 + i * 24, base - h + 21],
            [x - w / 2 + 32 + i * 24, base - h + 29],
          ],
          pale,
        ),
      ) +
      arches(x - w * 0.34, base, w * 0.68, h * 0.8, 1, blue, 0) +
      arches(x - w * 0.28, base, w * 0.56, h * 0.72, 1, deep, 0) +
      arches(x - w * 0.12, base, w * 0.24, h * 0.3, 1, sand, 0);
    const pillar = (x: number, base: number, h: number) =>
      polygon(
        [
          [x - 34, base],
          [x - 26, base - h],
          [x + 26, base - h],
          [x + 34, base],
        ],
        sand,
      ) +
      polygon(
        [
          [x + 4, base],
          [x + 4, base - h],
          [x + 26, base - h],
          [x + 34, base],
        ],
        shade,
      ) +
      repeat(Math.floor(h / 44), (i) =>
        stroke(
          `M${x - 28} ${base - 20 - i * 44}L${x + 28} ${base - 42 - i * 44}M${x + 28} ${base - 20 - i * 44}L${x - 28} ${base - 42 - i * 44}`,
          blue,
          5,
          0.8,
        ),
      ) +
      rect(x - 40, base - h - 22, 80, 24, blue, 4) +
      rect(x - 32, base - h - 36, 64, 16, pale, 4);
    return [
      sky(light, {
        sun: [1230, 300, 90],
        horizon: 760,
        clouds: [
          [180, 200, 1],
          [760, 160, 0.9],
        ],
        birds: [560, 240],
      }),
      ridge(61, 760, 90, tone(0.2)),
      thicket(4, 830, 60, 26, tint('#7d9a58')),
      rect(60, 700, 430, 300, sand) +
        arches(190, 820, 260, 90, 4, deep) +
        arches(190, 960, 260, 110, 4, deep),
      rect(1110, 700, 430, 300, sand) +
        arches(1150, 820, 260, 90, 4, deep) +
        arches(1150, 960, 260, 110, 4, deep),
      rect(500, 720, 600, 280, sand) +
        arches(500, 840, 130, 90, 2, deep) +
        arches(500, 990, 130, 120, 2, deep) +
        arches(970, 840, 130, 90, 2, deep) +
        arches(970, 990, 130, 120, 2, deep) +
        rect(470, 640, 120, 90, sand) +
        onionDome(530, 640, 84, blue, deep, 1.3) +
        rect(1010, 640, 120, 90, sand) +
        onionDome(1070, 640, 84, blue, deep, 1.3) +
        repeat(5, (i) =>
          stroke(
            `M${n(530 + (i - 2) * 12)} 534Q${n(530 + (i - 2) * 44)} 580 ${n(530 + (i - 2) * 32)} 638M${n(1070 + (i - 2) * 12)} 534Q${n(1070 + (i - 2) * 44)} 580 ${n(1070 + (i - 2) * 32)} 638`,
            pale,
            3,
            0.5,
          ),
        ),
      portal(800, 1000, 340, 500),
      portal(250, 1010, 280, 470) + portal(1350, 1010, 280, 470),
      pillar(80, 1010, 520) +
        pillar(440, 1010, 470) +
        pillar(1160, 1010, 470) +
        pillar(1520, 1010, 520),
      rect(0, 1000, 1600, 200, tint('#e3c9a0')),
      repeat(6, (i) =>
        stroke(
          `M${n(800 + (i - 2.5) * 130)} 1000L${n(800 + (i - 2.5) * 480)} 1200`,
          tint('#c9a878'),
          5,
        ),
      ) + stroke('M0 1040H1600M0 1100H1600', tint('#c9a878'), 5),
      crown(5, 40, 1120, 160, 110, tint('#5f8a4a')) +
        crown(6, 1560, 1120, 160, 110, tint('#5f8a4a')),
    ].join('');
  },
};
