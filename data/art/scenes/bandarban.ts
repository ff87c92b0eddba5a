import { ground, ridge } from '../kit/land.ts';
import { mist } from '../kit/mist.ts';
import { conifer, crown } from '../kit/plants.ts';
import { at, circle, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const bandarban: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [640, 640],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const gold = lit('#f0b73e');
    const deepGold = lit('#c98722');
    return [
      sky(light, {
        sun: [1200, 470, 110],
        horizon: 700,
        clouds: [
          [200, 200, 1],
          [1060, 240, 0.9],
        ],
        birds: [900, 330],
      }),
      ridge(81, 560, 140, tone(0.15)),
      ridge(82, 640, 140, tone(0.3)),
      mist(690, light, 5),
      ridge(83, 780, 120, tone(0.46)),
      mist(800, light, 6, 400),
      path(
        'M0 900C200 830 420 800 640 800S1060 850 1240 950S1500 1020 1600 1000V1200H0Z',
        tint('#5a8f4e'),
      ),
      // The golden temple on its hill.
      rect(400, 760, 480, 70, lit('#fff1d2')) +
        rect(380, 748, 520, 18, gold) +
        rect(450, 690, 380, 64, lit('#fbe6bb')) +
        rect(430, 680, 420, 16, gold),
      repeat(9, (i) => rect(470 + i * 42, 704, 18, 46, deepGold, 9)),
      ...(
        [
          [450, 0.34],
          [830, 0.34],
        ] as const
      ).map(([x, s]) =>
        at(
          x,
          684,
          s,
          path('M-90 0C-90 -80 -50 -130 -30 -200L0 -330L30 -200C50 -130 90 -80 90 0Z', gold),
        ),
      ),
      path(
        'M520 684C520 590 570 560 600 470L622 330L640 190L658 330L680 470C710 560 760 590 760 684Z',
        gold,
      ),
      path(
        'M640 190L658 330L680 470C710 560 760 590 760 684H660C680 560 664 400 640 190Z',
        deepGold,
      ),
      stroke('M560 600H720M584 540H696M604 470H676M620 380H660', lit('#fff0bf'), 7),
      circle(640, 184, 10, lit('#fff0bf')),
      path('M560 830H720L860 1200H420Z', tint('#f6e3b8')),
      repeat(9, (i) => rect(556 - i * 13, 850 + i * 38, 168 + i * 26, 9, tint('#d9b877'))),
      crown(3, 190, 960, 460, 130, tint('#3f7a44')),
      crown(4, 1160, 1010, 520, 130, tint('#3f7a44')),
      ground([1080, 1120, 1190, 1260, 1240, 1150, 1090], tone(0.88)),
      conifer(1420, 1130, 300, tone(0.94)),
      conifer(110, 1130, 330, tone(0.94)),
    ].join('');
  },
};
