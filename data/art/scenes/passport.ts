import { circle, ellipse, path, rect, repeat, stroke } from '../kit/shapes.ts';
import type { Scene } from '../scene.ts';

export const passport: Scene = {
  hour: 'noon',
  mood: 'mustard',
  focus: [800, 620],
  draw: (light) => {
    const { lit, tone } = light;
    return [
      rect(0, 0, 1600, 1200, lit('#f6e6c8')),
      // A map in pale rivers, on the table.
      `<g opacity=".75">${path('M0 0H520C560 120 460 200 520 320S700 420 640 560S420 700 480 820S360 1040 420 1200H0Z', lit('#dfe6cf'))}${path('M1100 0H1600V520C1500 560 1440 480 1340 520S1180 460 1200 340S1060 160 1100 0Z', lit('#dfe6cf'))}${path('M1060 1200C1080 1060 1200 1000 1320 1020S1520 940 1600 960V1200Z', lit('#dfe6cf'))}</g>`,
      repeat(7, (i) => stroke(`M${i * 260} 0V1200M0 ${i * 220}H1600`, lit('#e3cfa4'), 3)),
      stroke('M210 930C420 520 900 300 1380 330', lit('#c2410c'), 7).replace(
        '<path',
        '<path stroke-dasharray="26 20"',
      ),
      circle(210, 930, 20, lit('#c2410c')) + circle(210, 930, 8, '#fffaf2'),
      `<g transform="translate(1386 322) rotate(4) scale(.9)">${path('M-70 -10C-70 -22 -40 -26 0 -26H60C90 -24 104 -10 108 0C104 10 90 22 60 22H0C-40 22 -70 14 -70 -10ZM10 -20L-30 -90H-8L56 -20ZM10 18L-30 88H-8L56 18ZM-52 -18L-84 -58H-64L-26 -20Z', lit('#0b5a61'))}</g>`,
      // The boarding pass, under the passport.
      `<g transform="translate(960 700) rotate(9)">${rect(-380, -160, 760, 320, lit('#fffaf2'), 26) + path('M-380 -134A26 26 0 0 1 -354 -160H354A26 26 0 0 1 380 -134V-84H-380Z', lit('#0e7079')) + stroke('M170 -78V154', lit('#cbbda6'), 5).replace('<path', '<path stroke-dasharray="4 16"') + ellipse(170, -160, 20, 20, lit('#f6e6c8')) + ellipse(170, 160, 20, 20, lit('#f6e6c8')) + repeat(3, (i) => rect(-60, -40 + i * 56, 180 - i * 34, 22, lit('#d9cdb8'), 11)) + repeat(3, (i) => rect(210, -40 + i * 46, 130 - i * 30, 18, lit('#d9cdb8'), 9)) + repeat(15, (i) => rect(206 + i * 10, 100, i % 3 ? 4 : 7, 44, tone(0.9)))}</g>`,
      // The passport with a globe on its cover.
      `<g transform="translate(640 640) rotate(-8)">${rect(-240, -320, 490, 660, lit('#e9dcc2'), 26) + rect(-250, -330, 480, 660, lit('#1d6b4a'), 26) + rect(-250, -330, 40, 660, lit('#14543a'), 20) + rect(-226, -306, 432, 612, 'none', 16).replace('fill="none"', `fill="none" stroke="${lit('#d9ae4c')}" stroke-width="5"`) + ['M-120 -40a130 130 0 1 0 260 0a130 130 0 1 0 -260 0Z', 'M-120 -40H140M-96 -110H116M-96 30H116M10 -170V90', 'M10 -170C-70 -100 -70 20 10 90C90 20 90 -100 10 -170Z'].map((d) => stroke(d, lit('#e8c15a'), 8)).join('') + rect(-70, 160, 160, 16, lit('#e8c15a'), 8) + rect(-36, 200, 92, 16, lit('#e8c15a'), 8) + rect(-40, -260, 100, 16, lit('#e8c15a'), 8)}</g>`,
      // Stamps as plain rings, and a sprig.
      `<g opacity=".7" transform="translate(320 300) rotate(-14)">${stroke('M-110 0a110 110 0 1 0 220 0a110 110 0 1 0 -220 0Z', lit('#9b2c5e'), 9)}${stroke('M-82 0a82 82 0 1 0 164 0a82 82 0 1 0 -164 0Z', lit('#9b2c5e'), 5)}${path('M-50 6C-40 30 40 30 54 -4C44 10 -30 14 -50 6Z', lit('#9b2c5e'))}${circle(0, -26, 20, lit('#9b2c5e'))}</g>`,
      `<g opacity=".7" transform="translate(1330 990) rotate(10)">${stroke('M-110 -60H110V60H-110Z', lit('#0e7079'), 9)}${stroke('M-70 -20H70M-70 20H30', lit('#0e7079'), 9)}</g>`,
    ].join('');
  },
};
