/** Scenes that the hero shows, one after the other: the first of those that are active. */
export const MOST_SCENES = 5;
