import { windows } from '../kit/buildings.ts';
import { mix } from '../kit/colour.ts';
import { ground } from '../kit/land.ts';
import { thicket } from '../kit/plants.ts';
import { at, circle, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const amsterdam: Scene = {
  hour: 'noon',
  mood: 'teal',
  focus: [800, 570],
  close: [480, 560],
  draw: (light) => {
    const { tint, tone } = light;
    const mill = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        polygon(
          [
            [-110, 0],
            [-66, -330],
            [66, -330],
            [110, 0],
          ],
          tint('#8a4a34'),
        ) +
          polygon(
            [
              [20, -330],
              [66, -330],
              [110, 0],
              [40, 0],
            ],
            tint('#6d3526'),
          ) +
          path('M-78 -326Q0 -430 78 -326Z', tint('#3d4a58')) +
          rect(-130, -150, 260, 14, tint('#f4ebdc')) +
          stroke(
            'M-130 -150V-186M-86 -150V-186M-43 -150V-186M0 -150V-186M43 -150V-186M86 -150V-186M130 -150V-186M-130 -186H130',
            tint('#f4ebdc'),
            5,
          ) +
          rect(-24, -90, 48, 90, tint('#0b5a61'), 24) +
          rect(-16, -260, 32, 44, light.window, 6) +
          `<g transform="translate(0 -350) rotate(24)">${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${rect(-5, -300, 10, 300, tint('#f4ebdc')) + rect(6, -290, 50, 230, tint('#fffaf2')) + repeat(5, (i) => stroke(`M6 ${-280 + i * 48}H56`, tint('#b39a7c'), 4)) + stroke('M56 -290V-60M31 -290V-60', tint('#b39a7c'), 4)}</g>`).join('')}${circle(0, 0, 16, tint('#c2410c'))}</g>`,
      );
    const rows = ['#d6336c', '#f6b73c', '#c2410c', '#fff1d2', '#9b2c5e', '#f28a4a'];
    return [
      sky(light, {
        sun: [1290, 300, 88],
        horizon: 760,
        clouds: [
          [140, 200, 1.2],
          [640, 170, 0.8],
          [1010, 330, 0.9],
        ],
        birds: [700, 330],
      }),
      thicket(5, 770, 50, 34, tone(0.3)),
      // Narrow gabled houses along the canal.
      ...['#a8503a', '#0e7079', '#d9a05a', '#7a3b32', '#f4e3c8', '#b5654a', '#3f6f8a'].map(
        (colour, i) => {
          const x = 960 + i * 92;
          const h = 200 + (i % 3) * 34;
          return (
            rect(x, 830 - h, 84, h, tint(colour)) +
            path(
              `M${x} ${831 - h}V${812 - h}H${x + 16}V${790 - h}H${x + 28}V${768 - h}H${x + 56}V${790 - h}H${x + 68}V${812 - h}H${x + 84}V${831 - h}Z`,
              tint(colour),
            ) +
            windows(i + 2, x + 4, 838 - h, 76, h - 30, 3, 4, tint('#fff6e0'), 1)
          );
        },
      ),
      mill(430, 860, 1.15),
      mill(800, 820, 0.5),
      water(light, 830, { colours: ['#b4e0dc', '#4fa6b4', '#1f7f92'], to: 930 }),
      polygon(
        [
          [0, 860],
          [760, 860],
          [640, 900],
          [0, 930],
        ],
        tint('#6fae5c'),
      ),
      ground([930, 926, 930, 926, 930], tint('#4f9a50')),
      // Tulips in rows towards the eye.
      ...rows.map((colour, i) =>
        polygon(
          [
            [800 + (i - 3) * 150, 930],
            [800 + (i - 2) * 150, 930],
            [800 + (i - 2) * 460, 1200],
            [800 + (i - 3) * 460, 1200],
          ],
          tint(colour),
        ),
      ),
      ...rows.map((_, i) =>
        polygon(
          [
            [800 + (i - 2) * 150 - 14, 930],
            [800 + (i - 2) * 150 + 14, 930],
            [800 + (i - 2) * 460 + 50, 1200],
            [800 + (i - 2) * 460 - 50, 1200],
          ],
          tint('#3c8044'),
        ),
      ),
      ...rows.flatMap((colour, i) =>
        [0, 1, 2, 3, 4, 5].map((k) => {
          const t = (k * k + 1) / 28;
          const middle = 800 + (i - 2.5) * (150 + 310 * t);
          return repeat(3, (head) =>
            at(
              middle + (head - 1) * (38 + 96 * t),
              936 + t * 262,
              0.16 + t * 0.95,
              path(
                'M-24 -54L-12 -36L0 -60L12 -36L24 -54Q34 -4 0 0Q-34 -4 -24 -54Z',
                mix(tint(colour), head % 2 ? '#ffffff' : '#10262b', 0.18),
              ),
            ),
          );
        }),
      ),
    ].join('');
  },
};
