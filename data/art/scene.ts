import type { Hour, Light, Mood } from './kit/light.ts';
import type { Point } from './kit/shapes.ts';

/** A scene, drawn back to front; `hour` and `mood` are its defaults. */
export interface Scene {
  hour: Hour;
  mood: Mood;
  /** Focal point: the centre of crops. */
  focus?: Point;
  /** Focal point of the smallest crop, where it differs. */
  close?: Point;
  draw: (light: Light) => string;
}
