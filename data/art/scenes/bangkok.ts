import { longtail } from '../kit/boats.ts';
import { arches } from '../kit/arcades.ts';
import { skyline } from '../kit/buildings.ts';
import { thicket } from '../kit/plants.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A Thai tower: a stepped foot, a waist with niches, a ribbed cob, a golden needle. */
const prang = (x: number, base: number, s: number, one: string, other: string, gold: string) => {
  const foot = [
    [176, 0],
    [150, 62],
    [126, 118],
    [104, 168],
  ] as const;
  const drawing =
    foot
      .map(
        ([w, y], i) =>
          polygon(
            [
              [-w, -y],
              [-w + 16, -y - 60],
              [w - 16, -y - 60],
              [w, -y],
            ],
            i % 2 ? one : other,
          ) + rect(-w - 4, -y - 10, w * 2 + 8, 10, gold),
      )
      .join('') +
    stroke('M0 0V-220', other, 44) +
    stroke('M0 -8V-216', gold, 4) +
    rect(-84, -300, 168, 84, one) +
    arches(-84, -220, 168, 66, 3, gold, 0.34) +
    rect(-94, -308, 188, 12, gold) +
    // The cob swells a little before it closes.
    path('M-76 -306C-82 -420 -62 -560 -18 -652Q0 -676 18 -652C62 -560 82 -420 76 -306Z', other) +
    path('M6 -306V-668Q12 -664 18 -652C62 -560 82 -420 76 -306Z', one) +
    repeat(6, (i) => {
      const y = -352 - i * 48;
      const half = [78, 76, 70, 61, 49, 36][i]!;
      return stroke(`M${-half} ${y}Q0 ${y + 12} ${half} ${y}`, gold, 6);
    }) +
    stroke('M0 -664V-850', gold, 8) +
    stroke(
      'M-18 -740Q-14 -716 0 -712Q14 -716 18 -740M-12 -782Q-10 -764 0 -760Q10 -764 12 -782',
      gold,
      6,
    );
  return at(x, base, s, drawing);
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
      rect(0, 850, 1600, 140, tone(0.3)),
      skyline({
        seed: 16,
        base: 990,
        count: 22,
        min: 150,
        max: 330,
        fill: tone(0.3),
        window: tone(0.22),
        slopes: false,
      }),
      prang(430, 980, 0.55, one, other, gold) + prang(1100, 980, 0.55, one, other, gold),
      prang(760, 990, 0.92, one, other, gold),
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
