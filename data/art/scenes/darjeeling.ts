import { house } from '../kit/buildings.ts';
import { ground, ridge } from '../kit/land.ts';
import { conifer, pines } from '../kit/plants.ts';
import { at, circle, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { snowPeak } from '../kit/snow-peak.ts';
import type { Scene } from '../scene.ts';

export const darjeeling: Scene = {
  hour: 'dawn',
  mood: 'violet',
  focus: [760, 760],
  draw: (light) => {
    const { tint, tone } = light;
    const coach = (x: number) =>
      at(
        x,
        0,
        1,
        rect(-96, -104, 192, 92, tint('#1c5f8f'), 6) +
          rect(-96, -56, 192, 10, tint('#f6e3b8')) +
          rect(-104, -118, 208, 18, tint('#f4ebdc'), 8) +
          repeat(4, (i) => rect(-80 + i * 42, -94, 30, 32, light.window, 3)) +
          circle(-60, 0, 16, tone(1)) +
          circle(60, 0, 16, tone(1)),
      );
    return [
      sky(light, {
        sun: [1290, 560, 100],
        horizon: 700,
        clouds: [
          [200, 210, 1],
          [1120, 250, 0.8],
        ],
      }),
      snowPeak(light, 640, 220, 900, 620, 0.14),
      snowPeak(light, 180, 400, 900, 420, 0.22),
      snowPeak(light, 1130, 400, 900, 470, 0.22),
      ridge(43, 760, 110, tone(0.4)),
      pines(3, 830, 110, 26, tone(0.54)),
      ...(
        [
          [120, 0],
          [260, 1],
          [420, 2],
          [1240, 1],
          [1400, 0],
        ] as const
      ).map(([x, i]) =>
        house(
          x,
          870 - i * 14,
          90,
          60,
          tint('#f4e3c8'),
          tint(['#c2410c', '#2f7d4a', '#0e7079'][i]!),
          light.window,
        ),
      ),
      ground([850, 870, 880, 920, 900, 870, 860], tint('#4f8f58')),
      ground([985, 985, 985, 985], tone(0.74)),
      stroke('M-10 992H1610', tint('#cfd4d4'), 7),
      // The toy train.
      at(
        980,
        976,
        1.15,
        rect(-120, -66, 220, 54, tint('#12466f'), 8) +
          rect(-120, -128, 84, 116, tint('#1c5f8f'), 6) +
          rect(-132, -142, 108, 18, tone(0.95), 6) +
          rect(-104, -112, 46, 36, light.window, 4) +
          path('M60 -66L50 -118H88L80 -66Z', tone(0.95)) +
          rect(44, -126, 50, 12, tint('#c98722'), 4) +
          path('M-6 -66a20 22 0 0 1 40 0Z', tint('#c98722')) +
          circle(104, -40, 14, tint('#fff0c4')) +
          rect(-124, -18, 244, 12, tint('#c2410c')) +
          circle(-84, 0, 22, tone(1)) +
          circle(-20, 0, 22, tone(1)) +
          circle(44, 2, 18, tone(1)) +
          circle(92, 2, 18, tone(1)),
      ),
      at(0, 976, 1.15, coach(632) + coach(418) + coach(204) + coach(-10)),
      `<g opacity=".85">${(
        [
          [1060, 790, 26],
          [1030, 744, 36],
          [976, 700, 46],
          [900, 664, 54],
          [806, 644, 58],
        ] as const
      )
        .map(([x, y, r]) => circle(x, y, r, light.cloud))
        .join('')}</g>`,
      ground([1060, 1040, 1050, 1080, 1070, 1050], tint('#3c7a48')),
      repeat(4, (i) =>
        stroke(
          `M-10 ${1090 + i * 34}C400 ${1060 + i * 34} 900 ${1120 + i * 34} 1610 ${1080 + i * 34}`,
          tone(0.86),
          12 + i * 2,
          0.7,
        ),
      ),
      conifer(1490, 1120, 380, tone(0.94)) + conifer(80, 1150, 320, tone(0.94)),
    ].join('');
  },
};
