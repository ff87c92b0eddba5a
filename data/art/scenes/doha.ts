import { dhow } from '../kit/boats.ts';
import { arches } from '../kit/arcades.ts';
import { skyline } from '../kit/buildings.ts';
import { palm } from '../kit/plants.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const doha: Scene = {
  hour: 'noon',
  mood: 'mustard',
  focus: [680, 690],
  close: [860, 560],
  draw: (light) => {
    const { tint, tone } = light;
    const glass = (x: number, w: number, h: number, cap: string, depth: number) =>
      rect(x, 900 - h, w, h, tone(depth)) +
      rect(x + w * 0.55, 900 - h, w * 0.45, h, tone(depth + 0.12)) +
      cap;
    return [
      sky(light, {
        sun: [330, 360, 100],
        horizon: 820,
        clouds: [
          [900, 210, 1.1],
          [1210, 330, 0.8],
        ],
        birds: [480, 480],
      }),
      skyline({
        seed: 12,
        base: 900,
        count: 16,
        min: 120,
        max: 300,
        fill: tone(0.2),
        from: 400,
        slopes: false,
      }),
      // A bullet-shaped tower in a lattice, a tornado waist, a crowned slab.
      path('M760 900V520Q766 380 820 330Q874 380 880 520V900Z', tone(0.5)) +
        path('M820 330Q874 380 880 520V900H830Z', tone(0.62)) +
        stroke('M820 330V270', tone(0.5), 6) +
        repeat(8, (i) =>
          stroke(
            `M762 ${520 + i * 46}L878 ${566 + i * 46}M878 ${520 + i * 46}L762 ${566 + i * 46}`,
            light.cloud,
            2.5,
            0.5,
          ),
        ),
      path('M940 900C966 760 966 640 930 480H1060C1026 640 1026 760 1052 900Z', tone(0.44)) +
        repeat(7, (i) =>
          stroke(
            `M946 ${520 + i * 54}L1040 ${560 + i * 54}M1044 ${520 + i * 54}L950 ${560 + i * 54}`,
            light.cloud,
            3,
            0.5,
          ),
        ),
      glass(
        1120,
        90,
        460,
        polygon(
          [
            [1120, 441],
            [1210, 380],
            [1210, 441],
          ],
          tone(0.44),
        ),
        0.44,
      ) +
        glass(1240, 100, 380, path('M1240 521Q1290 470 1340 521Z', tone(0.4)), 0.4) +
        glass(
          1380,
          80,
          440,
          polygon(
            [
              [1380, 461],
              [1420, 400],
              [1460, 461],
            ],
            tone(0.5),
          ),
          0.5,
        ) +
        glass(
          640,
          86,
          350,
          polygon(
            [
              [640, 551],
              [683, 500],
              [726, 551],
            ],
            tone(0.4),
          ),
          0.4,
        ),
      rect(560, 884, 1040, 20, tone(0.7)),
      water(light, 900, { colours: ['#9fdcd4', '#2aa0aa', '#0e6878'], glintAt: 330 }),
      // The museum: white blocks set crosswise on the water.
      rect(110, 850, 460, 60, tint('#e9dcc6')) +
        rect(170, 770, 340, 84, tint('#fff6e6')) +
        rect(370, 770, 140, 84, tint('#d9c6a6')) +
        rect(220, 690, 240, 84, tint('#fff6e6')) +
        polygon(
          [
            [340, 690],
            [460, 690],
            [460, 774],
            [380, 774],
          ],
          tint('#d9c6a6'),
        ) +
        rect(270, 620, 140, 74, tint('#fff6e6')) +
        rect(340, 620, 70, 74, tint('#d9c6a6')) +
        rect(312, 646, 24, 30, tone(0.8)) +
        rect(348, 646, 24, 30, tone(0.8)) +
        arches(190, 910, 300, 46, 7, tint('#b89c72')),
      rect(60, 904, 560, 20, tone(0.72)),
      at(900, 1060, 1.2, dhow(tint('#5a3422'), tint('#fffaf2'), tint('#8f1d3c'))),
      at(1330, 990, 0.6, dhow(tint('#5a3422'), tint('#fffaf2'), tint('#0e7079'))),
      palm(60, 1200, 360, 40, tone(0.95), 1.5) + palm(1550, 1210, 400, -60, tone(0.95), 1.6),
    ].join('');
  },
};
