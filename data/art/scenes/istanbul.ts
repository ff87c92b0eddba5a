import { ferry } from '../kit/boats.ts';
import { arches } from '../kit/arcades.ts';
import { finial, halfDome, minaret, skyline } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { thicket } from '../kit/plants.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const istanbul: Scene = {
  hour: 'dawn',
  mood: 'coral',
  focus: [900, 700],
  draw: (light) => {
    const { tint, tone } = light;
    const [body, side, gold] = [tone(0.76), tone(0.9), tint('#f6d27a')];
    return [
      sky(light, {
        sun: [440, 690, 120],
        horizon: 860,
        clouds: [
          [960, 240, 1.1],
          [180, 220, 0.9],
        ],
        birds: [1120, 400],
      }),
      ridge(151, 790, 90, tone(0.22)),
      skyline({ seed: 31, base: 950, count: 30, min: 50, max: 130, fill: tone(0.4) }),
      ...(
        [
          [560, 520],
          [690, 430],
          [1150, 430],
          [1280, 520],
        ] as const
      ).map(([x, h]) => minaret({ x, base: 940, height: h, w: 26, fill: body, shade: side })),
      // The great dome, its half domes and their buttresses.
      halfDome(760, 850, 110, body) + halfDome(1080, 850, 110, side),
      halfDome(660, 900, 66, body) + halfDome(1180, 900, 66, side),
      rect(740, 716, 360, 150, body) + rect(920, 716, 180, 150, side),
      halfDome(920, 716, 168, body) + path('M920 548A168 168 0 0 1 1088 716H920Z', side),
      rect(744, 700, 352, 26, tone(0.98)) +
        repeat(12, (i) => rect(760 + i * 28, 704, 12, 20, light.window, 5)),
      finial(920, 550, 1.3, gold),
      ...[726, 1114].map((x) => rect(x - 22, 690, 44, 170, body) + halfDome(x, 692, 24, side)),
      rect(600, 850, 640, 110, body) +
        rect(570, 890, 700, 70, side) +
        arches(590, 952, 660, 46, 17, light.window, 0.5) +
        repeat(16, (i) => rect(616 + i * 39, 862, 14, 22, light.window, 7)),
      // The stone tower across the water.
      rect(1412, 660, 76, 290, tone(0.84)) +
        rect(1400, 648, 100, 24, side) +
        polygon(
          [
            [1408, 650],
            [1450, 530],
            [1492, 650],
          ],
          side,
        ) +
        repeat(3, (i) => rect(1424 + i * 20, 690, 10, 30, light.window, 5)),
      thicket(5, 962, 22, 44, tone(0.94)),
      water(light, 956, { glintAt: 440 }),
      at(1090, 1080, 1, ferry(tint('#fff6e8'), tint('#f2e3cf'), tone(0.9), tint('#c2410c'))),
      ...(
        [
          [980, 900],
          [1180, 930],
          [900, 950],
        ] as const
      ).map(([x, y]) => stroke(`M${x - 18} ${y + 60}q10 -14 18 0q8 -14 18 0`, '#fffaf2', 5)),
    ].join('');
  },
};
