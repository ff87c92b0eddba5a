export const routeMap = {
  dhaka: 'Dhaka',
  /** Text alternatives of the map. */
  to: (place: string) => `The way from Dhaka to ${place} on a map`,
  everywhere: 'A map of the ways from Dhaka to the world',
};
