import { n, path, polygon, rect, repeat, stroke } from './shapes.ts';

/** Drawn around the middle of the waterline, some 400 wide. */
export const moonBoat = (hull: string, trim: string, flag: string) =>
  path(
    'M-190 -70C-150 10 -80 40 10 40C110 40 170 -10 215 -120C180 -60 120 -18 20 -14C-70 -12 -140 -30 -190 -70Z',
    hull,
  ) +
  path(
    'M-190 -70C-150 -24 -70 -2 20 -4C120 -8 180 -52 215 -120L208 -92C170 -22 110 14 14 16C-80 18 -150 -14 -190 -70Z',
    trim,
  ) +
  stroke('M0 -10V-210', hull, 8) +
  polygon(
    [
      [4, -206],
      [110, -180],
      [4, -154],
    ],
    flag,
  );

/** A country boat with a rounded mat roof. */
export const sampan = (hull: string, roof: string, shade: string) =>
  path('M-210 -16C-120 30 140 30 230 -30C200 30 140 58 10 58C-110 58 -180 30 -210 -16Z', hull) +
  path('M-80 2C-72 -70 92 -70 100 2Z', roof) +
  path('M-52 2C-46 -48 66 -48 74 2Z', shade) +
  stroke('M-150 6L-196 120', hull, 6);

/** The upright poles of a covered boat. */
export const shikara = (hull: string, canopy: string, trim: string) =>
  path('M-250 -34C-180 12 170 12 270 -46C240 10 170 36 10 36C-140 36 -210 14 -250 -34Z', hull) +
  stroke('M-110 6V-96M-30 6V-96M50 6V-96M130 6V-96', hull, 7) +
  path('M-146 -92Q10 -164 166 -92L150 -74Q10 -96 -130 -74Z', canopy) +
  path('M-130 -74Q10 -96 150 -74L146 -60Q10 -82 -126 -60Z', trim) +
  rect(-100, -26, 240, 26, trim, 6);

/** A long prow, tied with ribbons. */
export const longtail = (hull: string, trim: string, ribbon: string) =>
  path(
    'M-210 -10C-110 30 120 26 200 -20L286 -150C276 -60 240 52 60 56C-80 58 -170 40 -210 -10Z',
    hull,
  ) +
  path('M-200 -2C-100 34 130 30 214 -28L222 -12C140 44 -90 48 -186 14Z', trim) +
  stroke('M-120 0V-66M60 0V-66', hull, 7) +
  path('M-150 -64Q-30 -104 92 -64L92 -54H-150Z', trim) +
  stroke('M270 -118q14 20 4 46M262 -108q-4 30 6 50', ribbon, 9);

export const sailboat = (hull: string, sail: string, shade: string) =>
  path('M-70 0H80L56 34H-50Z', hull) +
  path('M0 -4V-150L74 -8Z', sail) +
  path('M-6 -4V-120L-58 -8Z', shade);

/** One slanting sail on a curved hull. */
export const dhow = (hull: string, sail: string, trim: string) =>
  path(
    'M-190 -26C-120 20 100 20 190 -70L214 -74C190 10 130 52 10 52C-110 52 -166 24 -190 -26Z',
    hull,
  ) +
  stroke('M-10 6V-230M-130 -96L120 -290', hull, 8) +
  path('M-122 -96L116 -282C130 -180 110 -90 70 -26C0 -60 -70 -60 -122 -96Z', sail) +
  path('M-190 -26C-120 20 100 20 190 -70L186 -50C110 32 -110 34 -182 -8Z', trim);

/** Three ribbed sails. */
export const junk = (hull: string, sail: string, shade: string) => {
  const ribbed = (x: number, h: number, w: number) =>
    path(
      `M${x} ${-20 - h}Q${x + w} ${-h * 0.9} ${x + w * 0.94} -24H${x - w * 0.3}Q${x - w * 0.42} ${-h * 0.7} ${x} ${-20 - h}Z`,
      sail,
    ) +
    // Battens from edge to edge.
    repeat(4, (i) => {
      const up = 0.14 + i * 0.2;
      const on = (low: number, middle: number, high: number) =>
        low * (1 - up) ** 2 + middle * 2 * up * (1 - up) + high * up ** 2;
      const left = `${n(on(x - w * 0.3, x - w * 0.42, x))} ${n(on(-24, -h * 0.7, -20 - h))}`;
      const right = `${n(on(x + w * 0.94, x + w, x))} ${n(on(-24, -h * 0.9, -20 - h))}`;
      return stroke(`M${left}L${right}`, shade, 4);
    });
  return (
    ribbed(-130, 150, 100) +
    ribbed(-6, 250, 140) +
    ribbed(148, 130, 76) +
    path('M-220 -40L-180 -24H150L240 -66L206 40Q40 66 -150 40Z', hull) +
    stroke('M-170 0H210', shade, 5)
  );
};

/** Outriggers on both sides. */
export const outrigger = (hull: string, trim: string) =>
  path('M-200 -20C-100 20 100 20 200 -20L180 18C90 44 -90 44 -180 18Z', hull) +
  path('M-190 -14C-100 22 100 22 190 -14L186 -4C100 32 -100 32 -186 -4Z', trim) +
  stroke(
    'M-110 0C-130 -50 -190 -40 -230 26M100 0C120 -50 180 -40 230 26M-260 40H-190M190 40H262',
    hull,
    7,
  ) +
  stroke('M0 0V-120', hull, 6) +
  path('M-90 -62L6 -116L100 -62Z', trim);

export const ferry = (hull: string, deck: string, window: string, funnel: string) =>
  path('M-230 0H250L206 56H-190Z', hull) +
  rect(-170, -44, 340, 46, deck, 6) +
  rect(-110, -84, 220, 42, hull, 6) +
  rect(20, -140, 46, 60, funnel) +
  repeat(9, (i) => rect(-156 + i * 36, -34, 20, 20, window));
