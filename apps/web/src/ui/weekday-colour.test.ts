import type { Weekday } from '@tailgate/values/local-time';
import { expect, it } from 'vitest';
import tokens from './tokens.css?raw';
import { weekdayColour } from './weekday-colour.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

it('is another one for each day, from Sunday to Saturday, all from the tokens', () => {
  const colours = WEEK.map((weekday) => weekdayColour(weekday));
  expect(new Set(colours).size).toBe(7);
  expect([colours[0], colours[6]]).toEqual(['var(--day-sun)', 'var(--day-sat)']);
  for (const colour of colours) expect(tokens).toContain(`${colour.slice(4, -1)}:`);
});
