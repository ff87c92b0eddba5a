import { ferry } from '../kit/boats.ts';
import { ground, peak } from '../kit/land.ts';
import { blossoms, crown } from '../kit/plants.ts';
import { at, circle, ellipse, n, path, polygon, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const milford: Scene = {
  hour: 'dawn',
  mood: 'mint',
  focus: [820, 640],
  close: [860, 540],
  draw: (light) => {
    const { tint, tone } = light;
    const fall = (x: number, y: number, h: number) =>
      stroke(`M${x} ${y}q${14} ${h * 0.4} 4 ${h}`, '#fffaf2', 9, 0.85);
    return [
      sky(light, {
        sun: [430, 520, 104],
        horizon: 760,
        clouds: [
          [160, 220, 1.1],
          [1060, 190, 0.9],
        ],
        birds: [460, 330],
      }),
      peak({
        x: 180,
        top: 470,
        base: 820,
        half: 330,
        fill: tone(0.2),
        shade: tone(0.32),
        snow: tint('#fffaf4'),
      }),
      // The peak that rises straight from the fiord.
      path(
        'M560 830C640 700 720 560 780 420L830 290L860 250L910 320L980 470C1060 640 1130 740 1220 830Z',
        tone(0.46),
      ),
      path(
        'M860 250L910 320L980 470C1060 640 1130 740 1220 830H960C940 640 900 440 860 250Z',
        tone(0.6),
      ),
      polygon(
        [
          [830, 290],
          [860, 250],
          [910, 320],
          [940, 384],
          [904, 366],
          [886, 420],
          [860, 360],
          [834, 416],
          [810, 344],
        ],
        tint('#fffaf4'),
      ),
      path('M1000 830C1100 700 1180 520 1280 470S1480 330 1600 240V900H1000Z', tone(0.62)),
      path('M1260 900C1340 700 1420 600 1600 520V900Z', tone(0.74)),
      fall(1340, 470, 360),
      path('M0 560C120 600 200 700 330 760L470 830H0Z', tone(0.66)),
      water(light, 830, { glintAt: 430 }),
      `<g opacity=".35">${polygon(
        [
          [700, 832],
          [1040, 832],
          [860, 1080],
        ],
        tone(0.6),
      )}</g>`,
      at(640, 960, 0.62, ferry(tint('#fffaf2'), tint('#e6efe8'), tone(0.9), tint('#0e7079'))),
      ground([1090, 1110, 1140, 1130, 1080, 1040], tint('#5fa055')),
      // Sheep, tree ferns and flax.
      ...(
        [
          [1180, 1120, 1],
          [1330, 1090, 1.2],
          [1030, 1150, 1.1],
          [1450, 1140, 1.3],
        ] as const
      ).map(([x, y, s]) =>
        at(
          x,
          y,
          s,
          crown(4, 0, -30, 60, 30, tint('#fffaf2')) +
            ellipse(42, -42, 14, 18, tint('#3d3a3a')) +
            stroke('M-20 -14V8M-4 -14V8M16 -14V8M28 -14V8', tint('#3d3a3a'), 6),
        ),
      ),
      stroke('M150 1210Q140 1000 170 840', tone(0.92), 26) +
        repeat(11, (i) => {
          const a = Math.PI * (0.96 + (i * 1.08) / 10);
          const [x, y] = [170 + Math.cos(a) * 240, 870 + Math.sin(a) * 120];
          const [mx, my] = [170 + Math.cos(a) * 130, 836 + Math.sin(a) * 160];
          return path(
            `M170 836Q${n(mx)} ${n(my)} ${n(x)} ${n(y)}Q${n(mx)} ${n(my + 52)} 170 856Z`,
            tone(i % 2 ? 0.9 : 0.84),
          );
        }),
      blossoms(5, 400, 1140, 460, 50, [tint('#9a6fc4'), tint('#e86a9a'), tint('#c49ae0')], 46, 11),
      circle(170, 846, 20, tone(0.96)),
    ].join('');
  },
};
