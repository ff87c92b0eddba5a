import { lengthStep } from './graphemes.ts';

const HEADLINE_STEPS = [20, 35, 50];
const SUBTITLE_STEPS = [50, 80, 120];

/** Type size step of a headline by its length: 0 is the largest. */
export const headlineStep = (text: string) => lengthStep(text, HEADLINE_STEPS);
export const subtitleStep = (text: string) => lengthStep(text, SUBTITLE_STEPS);
