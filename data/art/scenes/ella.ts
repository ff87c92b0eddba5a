import { ridge } from '../kit/land.ts';
import { crown, palm, thicket } from '../kit/plants.ts';
import { at, circle, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const ella: Scene = {
  hour: 'noon',
  mood: 'mint',
  focus: [800, 600],
  close: [900, 560],
  draw: (light) => {
    const { tint, tone } = light;
    const [stone, side] = [tint('#c9a583'), tint('#8f6f57')];
    const arch = (i: number) => 120 + i * 152;
    return [
      sky(light, {
        sun: [1220, 250, 80],
        horizon: 560,
        clouds: [[200, 190, 1]],
        birds: [700, 230],
      }),
      ridge(13, 460, 150, tone(0.2)),
      ridge(15, 540, 120, tone(0.36)),
      thicket(7, 640, 150, 18, tone(0.5)),
      ...[150, 390, 640, 900, 1160, 1430].map((x, i) =>
        crown(30 + i, x, 880 - (i % 2) * 50, 330, 190, i % 2 ? tint('#3f8f4e') : tint('#58a757')),
      ),
      // Nine openings, tall and narrow.
      rect(-10, 470, 1620, 60, stone) + rect(-10, 462, 1620, 18, side),
      repeat(
        11,
        (i) =>
          polygon(
            [
              [arch(i) - 100, 520],
              [arch(i) - 52, 520],
              [arch(i) - 40, 1000],
              [arch(i) - 112, 1000],
            ],
            stone,
          ) +
          polygon(
            [
              [arch(i) - 68, 520],
              [arch(i) - 52, 520],
              [arch(i) - 40, 1000],
              [arch(i) - 60, 1000],
            ],
            side,
          ),
      ),
      repeat(
        10,
        (i) =>
          path(`M${arch(i) - 54} 529V640A54 56 0 0 1 ${arch(i) + 54} 640V529Z`, stone) +
          stroke(`M${arch(i) - 54} 644A54 56 0 0 1 ${arch(i) + 54} 644`, side, 9),
      ),
      repeat(26, (i) => rect(i * 64, 442, 40, 22, side)),
      // A blue train, as on that line.
      repeat(4, (i) =>
        at(
          360 + i * 214,
          446,
          1,
          rect(0, -96, 204, 86, tint('#1c5f9f'), 8) +
            rect(0, -56, 204, 12, tint('#f4ebdc')) +
            rect(-4, -104, 212, 14, tone(0.85), 6) +
            repeat(4, (k) => rect(16 + k * 46, -88, 32, 28, light.window, 3)) +
            circle(44, -6, 14, tone(1)) +
            circle(160, -6, 14, tone(1)),
        ),
      ),
      at(
        1216,
        446,
        1,
        path('M0 -10V-96H150Q186 -90 196 -40V-10Z', tint('#c2410c')) +
          rect(0, -56, 190, 12, tint('#f6b73c')) +
          rect(112, -88, 50, 28, light.window, 3) +
          circle(44, -6, 14, tone(1)) +
          circle(150, -6, 14, tone(1)),
      ),
      ...[60, 330, 560, 830, 1080, 1330, 1560].map((x, i) =>
        crown(40 + i, x, 1040 + (i % 2) * 30, 330, 160, i % 2 ? tint('#2f7d4a') : tint('#4a9a50')),
      ),
      palm(250, 1180, 380, 40, tone(0.86), 1.3) + palm(1240, 1190, 420, -50, tone(0.9), 1.4),
      thicket(9, 1180, 110, 18, tone(0.9)),
    ].join('');
  },
};
