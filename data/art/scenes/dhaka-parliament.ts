import { thicket } from '../kit/plants.ts';
import { at, circle, ellipse, path, polygon, rect, repeat } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const dhakaParliament: Scene = {
  hour: 'noon',
  mood: 'coral',
  focus: [800, 700],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [wall, side, hole, inner] = [
      lit('#d8d3c8'),
      lit('#b3ada2'),
      lit('#5b6468'),
      lit('#7d878a'),
    ];
    /** Bands of marble between the lifts of concrete. */
    const bands = (x: number, y: number, w: number, base: number) =>
      repeat(Math.floor((base - y) / 62), (i) => rect(x, y + i * 62, w, 4, lit('#f3efe4')));
    /** A round tower: lit, plain and shaded. */
    const tower = (x: number, y: number, w: number) =>
      rect(x, y, w, 840 - y, wall) +
      rect(x, y, w * 0.3, 840 - y, lit('#e8e3d8')) +
      rect(x + w * 0.7, y, w * 0.3, 840 - y, side) +
      bands(x, y + 40, w, 840);
    const block = (x: number, y: number, w: number, fill: string) =>
      rect(x, y, w, 840 - y, fill) + bands(x, y + 40, w, 840);
    const triangle = (x: number, top: number, base: number, half: number, fill: string) =>
      polygon(
        [
          [x, top],
          [x + half, base],
          [x - half, base],
        ],
        fill,
      );
    const building = [
      // The chamber in the middle rises over the halls around it; light falls in under its roof.
      rect(630, 352, 340, 40, lit('#e8e3d8')) +
        block(610, 388, 110, wall) +
        block(720, 388, 170, lit('#e8e3d8')) +
        block(890, 388, 100, side) +
        repeat(7, (i) => rect(636 + i * 48, 404, 26, 34, hole)),
      block(250, 590, 170, side) + block(1180, 590, 170, side),
      rect(292, 680, 52, 160, hole) + triangle(1276, 670, 790, 52, hole),
      tower(390, 500, 110) + tower(1100, 500, 110),
      block(490, 470, 190, wall) + block(920, 470, 190, wall),
      // The great openings, each with a wall behind it.
      circle(585, 630, 80, hole) + path('M585 560A80 80 0 0 1 585 710A60 78 0 0 0 585 560Z', inner),
      triangle(1015, 530, 730, 80, hole) + triangle(1030, 600, 716, 50, inner),
      tower(670, 430, 60) + tower(870, 430, 60),
      block(724, 470, 152, wall),
      rect(756, 520, 88, 220, hole) + rect(786, 540, 58, 200, inner),
      rect(760, 786, 80, 54, hole),
      rect(200, 836, 1200, 22, lit('#c2613f')) + rect(160, 856, 1280, 24, lit('#a64a2c')),
    ].join('');
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
      building,
      water(light, 878, { colours: ['#bfe0da', '#4f9fa6', '#14606e'] }),
      // The same again in the lake, shortened by the low eye.
      `<g opacity=".3" transform="translate(0 1366) scale(1 -.555)">${building}</g>`,
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
