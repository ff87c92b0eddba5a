import { longtail } from '../kit/boats.ts';
import { arches } from '../kit/arcades.ts';
import { skyline } from '../kit/buildings.ts';
import { thicket } from '../kit/plants.ts';
import { at, path, polygon, rect } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A stepped Thai tower. */
const prang = (x: number, base: number, s: number, one: string, other: string, gold: string) => {
  const steps = [
    [150, 0],
    [132, 60],
    [116, 110],
    [100, 170],
    [84, 240],
    [68, 320],
    [54, 400],
    [40, 480],
    [26, 560],
    [14, 630],
    [6, 720],
  ] as const;
  return (
    steps
      .slice(0, -1)
      .map(([w, y], i) => {
        const [nw, ny] = steps[i + 1]!;
        return (
          polygon(
            [
              [x - w * s, base - y * s],
              [x - (nw + 4) * s, base - ny * s],
              [x + (nw + 4) * s, base - ny * s],
              [x + w * s, base - y * s],
            ],
            i % 2 ? one : other,
          ) + rect(x - (w + 6) * s, base - (y + 8) * s, (w * 2 + 12) * s, 10 * s, gold)
        );
      })
      .join('') +
    polygon(
      [
        [x, base - 900 * s],
        [x + 7 * s, base - 710 * s],
        [x - 7 * s, base - 710 * s],
      ],
      gold,
    )
  );
};

export const bangkok: Scene = {
  hour: 'dawn',
  mood: 'coral',
  focus: [760, 640],
  draw: (light) => {
    const { tint, tone } = light;
    const [one, other, gold] = [tone(0.9), tone(0.78), tint('#f6c65b')];
    return [
      sky(light, {
        sun: [1180, 600, 110],
        horizon: 820,
        clouds: [[180, 280, 1.1]],
        birds: [980, 300],
      }),
      skyline({
        seed: 16,
        base: 990,
        count: 22,
        min: 190,
        max: 430,
        fill: tone(0.3),
        slopes: false,
      }),
      prang(430, 980, 0.55, one, other, gold) + prang(1100, 980, 0.55, one, other, gold),
      prang(760, 990, 0.98, one, other, gold),
      rect(120, 860, 220, 130, tone(0.86)) + arches(130, 990, 200, 90, 4, gold),
      path('M80 862L230 740L380 862Z', tint('#c2410c')) +
        path('M116 800L230 690L344 800Z', tint('#1c6b3c')),
      path('M80 862L58 834L104 846ZM380 862L402 834L356 846Z', gold) +
        polygon(
          [
            [224, 694],
            [230, 620],
            [238, 694],
          ],
          gold,
        ),
      thicket(6, 990, 60, 18, tone(0.72)),
      water(light, 990, { glintAt: 1180 }),
      at(360, 1100, 1.1, longtail(tone(1), tint('#f6b73c'), tint('#e0527a'))),
      at(1240, 1120, 0.8, longtail(tone(1), tint('#f6b73c'), tint('#c2410c')), -1),
    ].join('');
  },
};
