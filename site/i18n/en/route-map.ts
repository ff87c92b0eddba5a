export const routeMap = {
  dhaka: 'Dhaka',
  /** What the map shows, for those who do not see it. */
  to: (place: string) => `The way from Dhaka to ${place} on a map`,
  everywhere: 'A map of the ways from Dhaka to the world',
};
