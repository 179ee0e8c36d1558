/** An exchange for each kind of person, so that journeys beside each other never draw the same number. */
const EXCHANGES = { customer: '478', groomer: '479', mechanic: '475', fleetOwner: '476' } as const;

/** Nobody's yet. */
export const newNumber = (whose: keyof typeof EXCHANGES): string =>
  `512${EXCHANGES[whose]}${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
