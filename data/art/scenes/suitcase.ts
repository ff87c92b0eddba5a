import { ground } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const suitcase: Scene = {
  hour: 'noon',
  mood: 'rose',
  focus: [780, 680],
  draw: (light) => {
    const { lit, tone } = light;
    return [
      sky(light, {
        sun: [1200, 360, 110],
        horizon: 860,
        clouds: [
          [160, 220, 1.1],
          [720, 180, 0.9],
        ],
        birds: [980, 520],
      }),
      water(light, 820, { colours: ['#b4dce6', '#3fa0b8', '#166a86'], to: 950, glintAt: 1200 }),
      ground([930, 920, 934, 926, 930], lit('#fff1d2')),
      ground([1000, 990, 1006, 996, 1004], lit('#f0d6a4')),
      // The case, its straps and corners, with a hat on top.
      stroke('M640 470Q640 400 720 400H840Q920 400 920 470', lit('#5a3422'), 26),
      rect(360, 470, 840, 560, lit('#c2410c'), 44) +
        rect(360, 760, 840, 270, lit('#a63608'), 44) +
        rect(360, 744, 840, 34, lit('#a63608')) +
        stroke('M360 752H1200', lit('#f6b73c'), 8),
      rect(500, 470, 60, 560, lit('#7a4428')) +
        rect(1000, 470, 60, 560, lit('#7a4428')) +
        rect(490, 640, 80, 60, lit('#f6c65b'), 10) +
        rect(990, 640, 80, 60, lit('#f6c65b'), 10) +
        rect(510, 656, 40, 28, lit('#7a4428'), 4) +
        rect(1010, 656, 40, 28, lit('#7a4428'), 4),
      circle(780, 620, 78, lit('#fff6e0')) +
        path('M722 622C736 664 824 664 840 606C824 632 746 640 722 622Z', lit('#0b5a61')) +
        circle(782, 586, 24, lit('#f6b73c')),
      rect(640, 820, 180, 120, lit('#0e7079'), 12) +
        path('M650 930L700 860L740 910L770 880L812 930Z', lit('#fff6e0')) +
        circle(790, 850, 14, lit('#f6b73c')),
      rect(860, 870, 110, 110, lit('#9b2c5e'), 55) +
        path('M880 926Q915 880 950 926Q915 950 880 926Z', lit('#fff6e0')),
      ellipse(440, 462, 220, 40, lit('#e6c07a')) +
        path('M310 456C310 340 370 300 440 300S570 340 570 456Q440 490 310 456Z', lit('#f0d08c')) +
        path('M312 420Q440 460 568 420L570 456Q440 490 310 456Z', lit('#9b2c5e')),
      // A camera and a shell beside it.
      at(
        1330,
        1040,
        1,
        rect(-120, -130, 240, 150, tone(0.86), 22) +
          rect(-60, -164, 90, 44, tone(0.86), 12) +
          circle(0, -56, 58, lit('#d8d3c8')) +
          circle(0, -56, 42, tone(0.98)) +
          circle(-12, -68, 14, lit('#7fb0c4')) +
          rect(66, -114, 36, 22, lit('#f6b73c'), 6) +
          stroke('M-116 -110Q-200 -10 -120 40', lit('#7a4428'), 10),
      ),
      at(
        210,
        1090,
        1.3,
        path('M-60 0C-70 -60 -30 -90 0 -94C30 -90 70 -60 60 0Q0 24 -60 0Z', lit('#f4a08a')) +
          stroke('M0 -88V6M-26 -80L-36 0M26 -80L36 0', lit('#d9755d'), 6),
      ),
      palm(120, 960, 620, 60, lit('#1f6b49'), 1.7),
    ].join('');
  },
};
