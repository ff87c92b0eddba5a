import { circle, path } from '../kit/shapes.ts';

/** On paper, and on the dark grounds. */
export const inks = {
  paper: { boat: '#0b5a61', moon: '#f6b73c', letters: '#10262b' },
  night: { boat: '#5cc8c4', moon: '#f6b73c', letters: '#fffbf4' },
} as const;

export type Ground = keyof typeof inks;

/** The moon over the boat that curves like it, in a square of 48. */
export const mark = (ground: Ground) =>
  circle(24, 18, 9, inks[ground].moon) +
  path('M2 20c3 15 12 22 22 22s19-7 22-22c-5 9-13 13-22 13S7 29 2 20Z', inks[ground].boat);

export const svg = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>\n`;
