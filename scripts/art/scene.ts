import type { Hour, Light, Mood } from './kit/light.ts';
import type { Point } from './kit/shapes.ts';

/** A place, drawn back to front on the sheet; hour and mood are how it is shown unless asked. */
export interface Scene {
  hour: Hour;
  mood: Mood;
  /** What a crop keeps in its middle. */
  focus?: Point;
  /** What the smallest crop shows, where the middle of the others is not it. */
  close?: Point;
  draw: (light: Light) => string;
}
