export const routeMap = {
  dhaka: 'Dhaka',
  /** Text alternatives of the map. */
  to: (place: string) => `Map of the route from Dhaka to ${place}`,
  everywhere: 'Map of our routes from Dhaka to the world',
  /** Of a tour, and how its places are marked. */
  tour: 'The route on a map',
  named: (tour: string) => `Map of the route: ${tour}`,
  order: 'Places in the order of the days',
};
