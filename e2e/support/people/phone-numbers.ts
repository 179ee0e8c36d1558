import { createHash } from 'node:crypto';
import { test } from '@playwright/test';

/** An exchange for each kind of person, so that journeys beside each other never draw the same number. */
const EXCHANGES = { customer: '478', groomer: '479', mechanic: '475', fleetOwner: '476' } as const;
const LINES = 10_000;

/** Nobody's yet, and the same for a journey in every run. */
export const newNumber = (whose: keyof typeof EXCHANGES): string => {
  const { testId, repeatEachIndex } = test.info();
  const drawn = createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest().readUInt32BE() % LINES;
  return `512${EXCHANGES[whose]}${String(drawn).padStart(4, '0')}`;
};
