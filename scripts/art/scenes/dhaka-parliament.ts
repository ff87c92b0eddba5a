import { thicket } from '../kit/plants.ts';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const dhakaParliament: Scene = {
  hour: 'noon',
  mood: 'coral',
  focus: [800, 700],
  draw: (light) => {
    const { tint, tone } = light;
    const [wall, side, hole] = [tint('#d8d3c8'), tint('#b3ada2'), tint('#5b6468')];
    const band = (x: number, y: number, w: number) =>
      repeat(5, (i) => stroke(`M${x} ${y + i * 66}h${w}`, tint('#f3efe4'), 4));
    return [
      sky(light, {
        sun: [300, 420, 90],
        horizon: 800,
        clouds: [
          [900, 200, 1.2],
          [240, 230, 0.8],
        ],
        birds: [560, 260],
      }),
      thicket(3, 830, 90, 26, tone(0.42)),
      rect(600, 400, 400, 440, side) +
        band(600, 440, 400) +
        polygon(
          [
            [640, 400],
            [800, 340],
            [960, 400],
          ],
          wall,
        ),
      rect(250, 560, 200, 290, side) + rect(1150, 560, 200, 290, side),
      rect(420, 470, 220, 380, wall) +
        rect(960, 470, 220, 380, wall) +
        band(420, 512, 220) +
        band(960, 512, 220),
      rect(290, 590, 130, 260, wall) +
        rect(1180, 590, 130, 260, wall) +
        band(290, 630, 130).replace(/$/, '') +
        band(1180, 630, 130),
      // The great openings: circle, triangle, slot.
      circle(530, 640, 78, hole) + circle(530, 640, 58, tint('#7d878a')),
      polygon(
        [
          [1070, 540],
          [1150, 720],
          [990, 720],
        ],
        hole,
      ) +
        polygon(
          [
            [1070, 590],
            [1118, 700],
            [1022, 700],
          ],
          tint('#7d878a'),
        ),
      rect(680, 500, 240, 350, wall) +
        band(680, 540, 240) +
        path('M800 560A96 96 0 0 1 800 752A96 96 0 0 1 800 560Z', hole) +
        circle(800, 656, 70, tint('#7d878a')) +
        rect(756, 800, 88, 50, hole),
      rect(330, 690, 50, 160, hole) +
        polygon(
          [
            [1245, 660],
            [1290, 760],
            [1200, 760],
          ],
          hole,
        ),
      rect(200, 836, 1200, 22, tint('#c2613f')) + rect(160, 856, 1280, 24, tint('#a64a2c')),
      water(light, 878, { colours: ['#bfe0da', '#4f9fa6', '#14606e'] }),
      `<g opacity=".28">${rect(420, 884, 220, 170, wall)}${rect(680, 884, 240, 210, wall)}${rect(960, 884, 220, 170, wall)}${circle(800, 1000, 70, hole)}</g>`,
      ripples(3, 920, 1160, '#ffffff', 30),
      // Water lilies, the flower of the country.
      ...(
        [
          [260, 1080, 1.3],
          [470, 1150, 1],
          [1290, 1100, 1.3],
          [1080, 1160, 1],
        ] as const
      ).map(([x, y, s]) =>
        at(
          x,
          y,
          s,
          ellipse(0, 12, 84, 20, tint('#2f7d4a')) +
            path(
              'M-44 4C-40 -24 -24 -30 -14 -34C-10 -46 -4 -54 0 -58C4 -54 10 -46 14 -34C24 -30 40 -24 44 4Q0 18 -44 4Z',
              tint('#fffaf4'),
            ) +
            path('M-16 6C-16 -18 -6 -34 0 -42C6 -34 16 -18 16 6Z', tint('#f7c9d4')) +
            circle(0, 0, 7, tint('#f6b73c')),
        ),
      ),
    ].join('');
  },
};
