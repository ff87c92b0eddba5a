import { skyline } from '../kit/buildings.ts';
import { blossoms, thicket, tree } from '../kit/plants.ts';
import { at, circle, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const berlin: Scene = {
  hour: 'noon',
  mood: 'coral',
  focus: [800, 680],
  close: [800, 520],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [stone, side, green] = [lit('#f0d9b4'), lit('#c9a878'), lit('#3f8f7e')];
    return [
      sky(light, {
        sun: [1220, 330, 90],
        horizon: 820,
        clouds: [
          [180, 230, 1.1],
          [700, 190, 0.8],
        ],
        birds: [980, 300],
      }),
      // The television tower, far behind.
      polygon(
        [
          [404, 940],
          [414, 470],
          [426, 470],
          [436, 940],
        ],
        tone(0.36),
      ) +
        circle(420, 440, 46, tone(0.42)) +
        stroke('M420 400V220', tone(0.36), 9) +
        stroke('M420 320V280', tint('#c2410c'), 10) +
        rect(376, 434, 88, 10, light.cloud),
      skyline({
        seed: 13,
        base: 960,
        count: 22,
        min: 80,
        max: 190,
        fill: tone(0.24),
        slopes: false,
      }),
      thicket(5, 960, 110, 22, tint('#6fae5c')),
      // The gate.
      rect(230, 820, 200, 190, stone) +
        rect(1170, 820, 200, 190, stone) +
        polygon(
          [
            [214, 822],
            [330, 760],
            [446, 822],
          ],
          side,
        ) +
        polygon(
          [
            [1154, 822],
            [1270, 760],
            [1386, 822],
          ],
          side,
        ) +
        repeat(
          4,
          (i) => rect(250 + i * 46, 830, 24, 180, side) + rect(1190 + i * 46, 830, 24, 180, side),
        ),
      rect(470, 660, 660, 350, tone(0.7)),
      repeat(
        6,
        (i) =>
          rect(480 + i * 120, 660, 44, 350, stone) +
          rect(504 + i * 120, 660, 20, 350, side) +
          rect(472 + i * 120, 986, 60, 24, stone) +
          rect(472 + i * 120, 650, 60, 22, stone),
      ),
      rect(440, 560, 720, 96, stone) +
        rect(430, 548, 740, 18, side) +
        rect(450, 590, 700, 40, side) +
        repeat(14, (i) => rect(470 + i * 48, 594, 30, 32, stone)) +
        rect(430, 650, 740, 12, side),
      rect(620, 500, 360, 52, stone) + rect(610, 492, 380, 14, side),
      // Four horses and a chariot in green copper.
      ...[-108, -38, 34, 104].map((x) =>
        at(
          800 + x,
          494,
          1,
          path(
            'M-22 0L-16 -52C-24 -66 -18 -84 -4 -92L-10 -112L8 -120L24 -98L12 -90C22 -76 22 -58 16 -46L26 0H14L6 -34L-8 -34L-10 0Z',
            green,
          ),
        ),
      ),
      at(
        800,
        494,
        1,
        stroke('M0 -96V-190', green, 8) +
          circle(0, -180, 22, green) +
          path(
            'M-44 -150Q-60 -190 -96 -196Q-72 -160 -10 -130ZM44 -150Q60 -190 96 -196Q72 -160 10 -130Z',
            green,
          ) +
          path('M-18 -90L-12 -150H12L18 -90Z', green),
      ),
      rect(0, 1006, 1600, 194, tint('#e6cfb0')) +
        repeat(7, (i) =>
          stroke(
            `M${n(800 + (i - 3) * 110)} 1008L${n(800 + (i - 3) * 420)} 1200`,
            tint('#cdb18c'),
            5,
          ),
        ) +
        stroke('M0 1050H1600M0 1110H1600', tint('#cdb18c'), 5),
      tree(8, 110, 1050, 420, tint('#4f9a58'), tone(0.86)) +
        tree(9, 1490, 1050, 440, tint('#4f9a58'), tone(0.86)),
      blossoms(4, 30, 1060, 180, 30, [tint('#c2410c'), tint('#f6b73c')], 16, 10) +
        blossoms(5, 1400, 1060, 180, 30, [tint('#c2410c'), tint('#f6b73c')], 16, 10),
    ].join('');
  },
};
