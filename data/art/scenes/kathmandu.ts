import { windows } from '../kit/buildings.ts';
import { ground, hills } from '../kit/land.ts';
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
    const { lit, tint, tone } = light;
    const [gold, deepGold, white] = [lit('#f2b93f'), lit('#c98722'), lit('#fffaf2')];
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
      ground([940, 948, 950, 948, 940], tint('#d8c2a8')),
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
      // The wall around it, with its niches of prayer wheels.
      rect(0, 1074, 1600, 126, tint('#efe6da')) +
        rect(0, 1066, 1600, 16, tint('#a4573c')) +
        repeat(20, (i) => rect(i * 80 + 14, 1102, 52, 98, tint('#7a3b32'), 6)) +
        repeat(
          20,
          (i) =>
            rect(i * 80 + 24, 1120, 32, 62, gold, 8) +
            rect(i * 80 + 41, 1120, 15, 62, deepGold, 7) +
            rect(i * 80 + 24, 1144, 32, 7, tint('#a4573c')),
        ),
    ].join('');
  },
};
