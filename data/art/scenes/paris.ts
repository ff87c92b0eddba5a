import { skyline } from '../kit/buildings.ts';
import { ground } from '../kit/land.ts';
import { thicket, tree } from '../kit/plants.ts';
import { circle, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const paris: Scene = {
  hour: 'dawn',
  mood: 'rose',
  focus: [800, 540],
  close: [800, 400],
  draw: (light) => {
    const { tint, tone } = light;
    const [iron, side] = [tone(0.82), tone(0.94)];
    const leg = (s: number) =>
      path(
        `M${800 + s * 250} 940C${800 + s * 170} 820 ${800 + s * 120} 720 ${800 + s * 96} 640H${800 + s * 40}C${800 + s * 60} 740 ${800 + s * 100} 860 ${800 + s * 150} 940Z`,
        s < 0 ? iron : side,
      );
    return [
      sky(light, {
        sun: [1120, 560, 116],
        horizon: 840,
        clouds: [
          [180, 260, 1.1],
          [1080, 210, 0.9],
          [420, 420, 0.7],
        ],
        birds: [420, 330],
      }),
      skyline({
        seed: 17,
        base: 940,
        count: 34,
        min: 60,
        max: 130,
        fill: tone(0.24),
        slopes: false,
      }),
      path('M240 900Q280 780 340 760Q400 780 440 900Z', tone(0.3)) +
        stroke('M340 764v-44', tone(0.3), 8),
      // The tower: legs and their arch, two platforms, the long taper.
      leg(-1) + leg(1),
      path('M620 940Q640 800 800 790T980 940H950Q930 828 800 822T650 940Z', iron),
      rect(676, 626, 248, 26, side) + rect(690, 606, 220, 22, iron),
      path(
        'M712 606C744 530 756 470 764 420H836C844 470 856 530 888 606H838L800 500L762 606Z',
        iron,
      ) + path('M800 420H836C844 470 856 530 888 606H838L800 500Z', side),
      rect(744, 404, 112, 20, side) +
        path('M766 404C784 320 792 250 795 150H805C808 250 816 320 834 404Z', iron) +
        path('M800 150H805C808 250 816 320 834 404H800Z', side) +
        rect(780, 168, 40, 12, side) +
        stroke('M800 150V100', side, 5),
      repeat(7, (i) => {
        const y = 590 - i * 24;
        const w = 80 - i * 6;
        return stroke(
          `M${800 - w} ${y}L${800 - w * 0.7} ${y - 22}M${800 + w} ${y}L${800 + w * 0.7} ${y - 22}`,
          light.sky[2],
          2.5,
          0.5,
        );
      }),
      repeat(9, (i) => {
        const t = i / 9;
        const x = 250 - 150 * t;
        const y = 930 - 280 * t;
        return stroke(
          `M${n(800 - x)} ${n(y)}l${n(70 - 20 * t)} -30m0 30l${n(-70 + 20 * t)} -30M${n(800 + x)} ${n(y)}l${n(-70 + 20 * t)} -30m0 30l${n(70 - 20 * t)} -30`,
          light.sky[2],
          2.5,
          0.35,
        );
      }),
      thicket(6, 950, 80, 24, tone(0.66)),
      ground([960, 956, 958, 956, 960], tint('#8fae6a')),
      polygon(
        [
          [740, 958],
          [860, 958],
          [1040, 1080],
          [560, 1080],
        ],
        tint('#eed9bd'),
      ),
      water(light, 1070, { glintAt: 1120 }),
      // A stone bridge low over the river.
      rect(0, 1040, 1600, 30, tint('#d9bfa6')) +
        repeat(6, (i) =>
          path(
            `M${i * 270 - 10} 1068H${i * 270 + 260}V1130H${i * 270 + 236}Q${i * 270 + 125} 1060 ${i * 270 + 14} 1130H${i * 270 - 10}Z`,
            tint('#c0a38a'),
          ),
        ) +
        repeat(
          9,
          (i) =>
            stroke(`M${90 + i * 180} 1040v-70`, tone(0.9), 6) +
            circle(90 + i * 180, 962, 12, light.window),
        ),
      tree(4, 130, 1050, 380, tint('#d98a4a'), tone(0.9)) +
        tree(5, 1470, 1050, 420, tint('#e0a04f'), tone(0.9)),
    ].join('');
  },
};
