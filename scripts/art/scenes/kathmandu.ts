import { windows } from '../kit/buildings.ts';
import { hills } from '../kit/land.ts';
import { flags } from '../kit/prayer-flags.ts';
import { circle, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { snowPeak } from '../kit/snow-peak.ts';
import type { Scene } from '../scene.ts';

export const kathmandu: Scene = {
  hour: 'noon',
  mood: 'rose',
  focus: [800, 640],
  draw: (light) => {
    const { tint, tone } = light;
    const [gold, deepGold, white] = [tint('#f2b93f'), tint('#c98722'), tint('#fffaf2')];
    const eye = (x: number) =>
      path(`M${x - 34} 586Q${x} 556 ${x + 34} 586Q${x} 604 ${x - 34} 586Z`, white) +
      circle(x, 584, 11, tint('#1c4f86')) +
      stroke(`M${x - 38} 572Q${x} 540 ${x + 38} 572`, tint('#10262b'), 6);
    return [
      sky(light, {
        sun: [1290, 340, 84],
        horizon: 700,
        clouds: [[180, 220, 1]],
        birds: [1040, 300],
      }),
      snowPeak(light, 330, 390, 900, 420, 0.2),
      snowPeak(light, 1330, 440, 900, 430, 0.2),
      snowPeak(light, 1010, 420, 900, 330, 0.12),
      hills(4, 800, 30, tone(0.38)),
      ...[
        [60, 150],
        [210, 190],
        [1230, 190],
        [1400, 160],
      ].map(
        ([x, h]) =>
          rect(x!, 960 - h!, 150, h!, tint('#b5654a')) +
          windows(x!, x! + 6, 970 - h!, 138, h! - 30, 4, 3, tint('#5d2f28'), 0.95) +
          polygon(
            [
              [x! - 26, 962 - h!],
              [x! + 20, 916 - h!],
              [x! + 130, 916 - h!],
              [x! + 176, 962 - h!],
            ],
            tint('#7a3b32'),
          ),
      ),
      // The stupa: terraces, dome, the watching eyes, thirteen steps, parasol.
      rect(230, 1010, 1140, 90, tint('#efe6da')) +
        rect(310, 950, 980, 70, white) +
        rect(310, 946, 980, 12, tint('#d9b8a0')),
      path('M380 952C380 740 560 664 800 664S1220 740 1220 952Z', white),
      path('M800 664C1040 664 1220 740 1220 952H1010C1040 800 960 700 800 664Z', tint('#dfe4ea')),
      repeat(9, (i) =>
        stroke(`M${404 + i * 88} 850Q${448 + i * 88} 780 ${492 + i * 88} 850`, gold, 16),
      ),
      repeat(9, (i) => circle(448 + i * 88, 862, 11, gold)),
      rect(690, 530, 220, 140, gold) +
        rect(800, 530, 110, 140, deepGold) +
        rect(672, 516, 256, 20, deepGold),
      eye(742) +
        eye(858) +
        path('M800 592C786 606 792 626 806 622S808 606 798 608', 'none') +
        stroke('M800 590c-12 16 -4 34 8 30', tint('#10262b'), 6) +
        circle(800, 548, 7, tint('#c2410c')),
      repeat(11, (i) =>
        rect(702 + i * 8.4, 498 - i * 21, 196 - i * 16.8, 20, i % 2 ? gold : deepGold),
      ),
      path('M740 268Q800 232 860 268L846 286H754Z', gold) +
        polygon(
          [
            [788, 240],
            [800, 176],
            [812, 240],
          ],
          deepGold,
        ),
      flags(800, 230, 90, 800, 40, light),
      flags(800, 230, 1520, 800, 40, light),
      rect(0, 1096, 1600, 110, tint('#d8c2a8')) +
        repeat(16, (i) => rect(i * 100 + 20, 1060, 60, 50, tint('#a4573c'), 6)),
    ].join('');
  },
};
