import { ground, peak } from '../kit/land.ts';
import { lobedLeaf } from '../kit/leaf.ts';
import { conifer, pines } from '../kit/plants.ts';
import { at, ellipse, path, polygon, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const banff: Scene = {
  hour: 'noon',
  mood: 'teal',
  focus: [800, 630],
  close: [760, 860],
  draw: (light) => {
    const { tint, tone } = light;
    const snow = tint('#fffaf4');
    const top = (x: number, y: number, half: number, depth: number) =>
      peak({
        x,
        top: y,
        base: 840,
        half,
        fill: tone(depth),
        shade: tone(depth + 0.18),
        snow,
        cap: 0.42,
      });
    return [
      sky(light, {
        sun: [1240, 280, 84],
        horizon: 700,
        clouds: [
          [160, 200, 1.1],
          [760, 160, 0.8],
        ],
        birds: [980, 260],
      }),
      top(180, 330, 380, 0.34) +
        top(1420, 360, 380, 0.34) +
        top(820, 300, 400, 0.26) +
        top(500, 400, 320, 0.4) +
        top(1120, 420, 320, 0.4),
      pines(4, 830, 150, 28, tint('#2f7a6a')),
      pines(7, 860, 180, 16, tint('#1f5f54')),
      water(light, 840, { colours: ['#8fe0dc', '#2fb4bc', '#0f7f92'] }),
      `<g opacity=".4">${polygon(
        [
          [620, 842],
          [1020, 842],
          [820, 1030],
        ],
        tone(0.4),
      )}${polygon(
        [
          [10, 842],
          [350, 842],
          [180, 980],
        ],
        tone(0.4),
      )}${polygon(
        [
          [1250, 842],
          [1590, 842],
          [1420, 980],
        ],
        tone(0.4),
      )}</g>`,
      ripples(3, 900, 1120, '#ffffff', 30),
      at(
        760,
        1010,
        1.15,
        path(
          'M-190 -26C-170 -20 -150 -6 -110 -4H110C150 -6 170 -20 190 -26C180 16 150 34 110 36H-110C-150 34 -180 16 -190 -26Z',
          tint('#c2341c'),
        ) +
          path('M-176 -10H176Q160 6 110 8H-110Q-160 6 -176 -10Z', tint('#8f2412')) +
          stroke('M-60 -4L40 -90M40 -90l24 -26', tint('#e0b578'), 9),
      ),
      // Maple leaves hang into the picture.
      stroke('M1620 230Q1460 260 1360 200M1620 400Q1500 380 1420 420', tint('#5a3422'), 12),
      ...(
        [
          [1360, 220, 1.2],
          [1460, 300, 1],
          [1540, 210, 1.3],
          [1430, 430, 1.2],
          [1530, 470, 1.4],
          [1320, 150, 0.8],
        ] as const
      ).map(([x, y, s]) => at(x, y, s, lobedLeaf(tint(s > 1.1 ? '#d9432c' : '#e86a2c')))),
      ground([1150, 1140, 1170, 1190, 1170, 1140], tint('#2f5f4c')),
      conifer(100, 1170, 560, tone(0.86)) +
        conifer(250, 1190, 400, tone(0.92)) +
        conifer(1500, 1190, 460, tone(0.92)),
      ...[430, 560, 1240, 1120].map((x, i) =>
        ellipse(x, 1150 + (i % 2) * 16, 70, 30, tint('#7d8a8c')),
      ),
    ].join('');
  },
};
