import { house } from '../kit/buildings.ts';
import { ground, peak, ridge } from '../kit/land.ts';
import { blossoms, conifer, pines } from '../kit/plants.ts';
import { at, path, polygon, rect } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const matterhorn: Scene = {
  hour: 'noon',
  mood: 'violet',
  focus: [760, 600],
  close: [760, 460],
  draw: (light) => {
    const { tint, tone } = light;
    const snow = tint('#fffaf6');
    return [
      sky(light, {
        sun: [1270, 300, 88],
        horizon: 760,
        clouds: [
          [140, 240, 1.1],
          [1130, 480, 0.9],
        ],
        birds: [1010, 330],
      }),
      peak({
        x: 200,
        top: 520,
        base: 900,
        half: 380,
        fill: tone(0.24),
        shade: tone(0.36),
        snow,
        cap: 0.6,
      }),
      peak({
        x: 1350,
        top: 500,
        base: 900,
        half: 420,
        fill: tone(0.24),
        shade: tone(0.36),
        snow,
        cap: 0.6,
      }),
      // The crooked pyramid.
      path('M280 900L520 600L620 420L690 240L740 170L800 206L860 330L980 560L1260 900Z', tone(0.5)),
      path('M740 170L800 206L860 330L980 560L1260 900H860L800 640L830 480L760 340Z', tone(0.66)),
      path(
        'M740 170L800 206L836 280L800 300L812 360L770 340L760 420L716 360L690 470L650 430L610 560L560 560L620 420L690 240Z',
        snow,
      ),
      path('M740 170L800 206L836 280L800 300L812 360L770 340Z', tint('#d5d9ee')),
      path(
        'M520 600L560 620L600 600L580 700L640 680L560 800L420 900H280ZM980 560L960 640L1020 640L1010 720L1080 720L1140 800L1260 900L1100 860L940 780L900 700Z',
        snow,
        0.85,
      ),
      ridge(33, 850, 90, tone(0.6)),
      pines(4, 920, 130, 26, tint('#2f6f5a')),
      ground([900, 930, 960, 950, 920, 900], tint('#7fbd6a')),
      water(light, 980, { colours: ['#b4d8ea', '#5fa0c4', '#2a6a94'], to: 1080 }),
      `<g opacity=".5">${polygon(
        [
          [560, 982],
          [960, 982],
          [760, 1076],
        ],
        tone(0.6),
      )}${polygon(
        [
          [650, 982],
          [800, 982],
          [740, 1050],
        ],
        snow,
      )}</g>`,
      ground([1060, 1070, 1090, 1080, 1060, 1040], tint('#5fa555')),
      // Chalets.
      ...(
        [
          [1180, 1080, 1.5],
          [1370, 1050, 1.1],
        ] as const
      ).map(([x, y, s]) =>
        at(
          x,
          y,
          s,
          house(-70, 0, 140, 60, tint('#8a5232'), tint('#5a3422'), light.window) +
            rect(-80, -66, 160, 10, tint('#f4ebdc')) +
            blossoms(4, -60, -24, 120, 6, [tint('#d6336c'), tint('#fff1d2')], 14, 5),
        ),
      ),
      conifer(120, 1170, 400, tone(0.9)) +
        conifer(260, 1180, 290, tone(0.94)) +
        conifer(1530, 1180, 380, tone(0.94)),
      blossoms(7, 360, 1120, 560, 60, [tint('#fffaf2'), tint('#f6b73c'), tint('#d99ad0')], 40, 9),
    ].join('');
  },
};
