import { sailboat } from '../kit/boats.ts';
import { halfDome } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { blossoms } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { at, n, path, rect } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** x, foot, width, height, and what stands on top: nothing, a blue dome, a vault. */
const houses = [
  [0, 480, 120, 90, 0],
  [90, 520, 130, 110, 1],
  [30, 590, 150, 100, 2],
  [190, 590, 110, 90, 0],
  [270, 650, 140, 120, 1],
  [150, 690, 150, 110, 0],
  [0, 720, 170, 120, 2],
  [380, 720, 120, 90, 2],
  [300, 790, 150, 110, 0],
  [460, 790, 140, 120, 1],
  [120, 830, 190, 120, 0],
  [600, 850, 120, 90, 2],
  [420, 900, 170, 110, 2],
  [0, 930, 200, 150, 1],
  [700, 905, 140, 100, 0],
  [250, 980, 200, 130, 0],
  [820, 950, 120, 90, 1],
  [560, 1000, 170, 110, 0],
  [940, 1000, 130, 90, 2],
  [0, 1110, 260, 150, 0],
  [720, 1070, 180, 110, 2],
  [420, 1120, 220, 130, 2],
  [1080, 1050, 130, 90, 0],
  [930, 1120, 160, 100, 0],
] as const;

export const santorini: Scene = {
  hour: 'noon',
  mood: 'teal',
  focus: [640, 760],
  draw: (light) => {
    const { tint, tone } = light;
    const next = random(12);
    const [glass, blue, deep] = [
      light.hour === 'noon' ? tint('#2a6fa5') : light.window,
      tint('#1e6fb8'),
      tint('#12508c'),
    ];
    const block = ([x, y, w, h, top]: (typeof houses)[number]) => {
      const wall = tint(next() < 0.5 ? '#ffffff' : '#f6f1e8');
      const door = Math.min(26, w * 0.18);
      const cap =
        top === 1
          ? halfDome(x + w / 2, y - h + 2, w * 0.4, blue) +
            path(
              `M${x + w / 2} ${n(y - h + 2 - w * 0.4)}A${w * 0.4} ${w * 0.4} 0 0 1 ${n(x + w * 0.9)} ${y - h + 2}H${x + w / 2}Z`,
              deep,
            )
          : top === 2
            ? path(`M${x} ${y - h + 3}a${w / 2} ${w * 0.26} 0 0 1 ${w} 0Z`, wall)
            : '';
      return (
        cap +
        rect(x, y - h, w, h + 60, wall, 4) +
        rect(x + w * 0.62, y - h, w * 0.38, h + 60, tint('#cfe0ec'), 4) +
        path(
          `M${n(x + w * 0.2)} ${n(y - h * 0.2)}v${n(-h * 0.3)}a${door / 2} ${door / 2} 0 0 1 ${door} 0v${n(h * 0.3)}Z`,
          glass,
        ) +
        (w > 90 ? rect(x + w * 0.46, y - h * 0.62, door, door, glass) : '')
      );
    };
    return [
      sky(light, {
        sun: [1220, 450, 90],
        horizon: 640,
        clouds: [
          [420, 200, 1.2],
          [980, 180, 0.8],
        ],
        birds: [760, 300],
      }),
      ridge(21, 580, 110, tone(0.2)),
      water(light, 610, { colours: ['#5fb4d8', '#1f80b8', '#0c4f86'], glintAt: 1220 }),
      path(
        'M0 470C160 500 260 640 420 690C600 745 700 850 900 900C1100 950 1300 1060 1600 1100V1200H0Z',
        tint('#b98a6a'),
      ),
      path(
        'M0 560C180 600 300 760 470 800C700 860 820 980 1100 1030C1300 1070 1450 1120 1600 1150V1200H0Z',
        tint('#93664b'),
      ),
      ...houses.map(block),
      blossoms(6, 540, 1130, 460, 70, [tint('#2f6b4f')], 30, 17),
      blossoms(7, 560, 1110, 420, 80, [tint('#d6336c'), tint('#e64980'), tint('#c2255c')], 52, 15),
      at(1240, 840, 1.1, sailboat(tint('#ffffff'), tint('#ffffff'), tint('#f2e6d0'))),
      at(1460, 720, 0.5, sailboat(tint('#ffffff'), tint('#ffffff'), tint('#f2e6d0'))),
    ].join('');
  },
};
