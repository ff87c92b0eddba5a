import { arches } from '../kit/arcades.ts';
import { finial, minaret, onionDome } from '../kit/buildings.ts';
import { palm } from '../kit/plants.ts';
import { downward, rect } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { glint, ripples } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The white mosque above its pools. */
export const abuDhabi: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [800, 640],
  close: [800, 600],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [white, shade, gold] = [lit('#fffaf0'), lit('#d9cdbd'), lit('#e8c15a')];
    const pool = downward([
      [0, tint('#8fd0d6')],
      [1, tint('#1c7f95')],
    ]);
    const dome = (x: number, base: number, r: number) =>
      rect(x - r * 0.8, base - 8, r * 1.6, 34, shade) +
      onionDome(x, base, r, white, shade, 1.2) +
      finial(x, base - r * 1.16, r / 70, gold);
    return [
      sky(light, {
        sun: [1160, 560, 110],
        horizon: 860,
        clouds: [
          [220, 300, 1.1],
          [980, 220, 0.9],
        ],
        birds: [520, 330],
      }),
      ...([150, 450, 1150, 1450] as const).map((x, i) =>
        minaret({ x, base: 920, height: i % 3 === 0 ? 560 : 470, w: 42, fill: white, shade }),
      ),
      ...(
        [
          [270, 780, 62],
          [360, 760, 50],
          [1240, 760, 50],
          [1330, 780, 62],
        ] as const
      ).map(([x, base, r]) => dome(x, base, r)),
      rect(500, 620, 600, 320, white) + rect(500, 620, 600, 12, gold),
      dome(800, 612, 176) + dome(580, 618, 82) + dome(1020, 618, 82),
      arches(520, 800, 560, 130, 7, lit('#c9b692'), 0.36),
      rect(60, 800, 1480, 150, white) + rect(60, 796, 1480, 12, shade),
      arches(80, 950, 1440, 120, 18, shade, 0.22) +
        arches(80, 950, 1440, 102, 18, light.window, 0.4),
      rect(0, 950, 1600, 40, lit('#efe3d0')) + rect(0, 984, 1600, 12, shade),
      pool.defs + rect(0, 996, 1600, 204, pool.fill),
      glint(17, 1160, 1004, 1150, light.glow) + ripples(18, 1010, 1190, '#ffffff', 46),
      palm(70, 992, 330, 40, tone(0.95), 1.2) + palm(1530, 992, 350, -40, tone(0.95), 1.25),
    ].join('');
  },
};
