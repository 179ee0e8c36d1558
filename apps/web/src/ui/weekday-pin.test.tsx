import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import tokens from './tokens.css?raw';
import { WeekdayPin, weekdayColour, type Weekday } from './weekday-pin.tsx';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

it('has a colour of its own for each day, from Monday to Sunday, all from the tokens', () => {
  const colours = WEEK.map((weekday) => weekdayColour(weekday));
  expect(new Set(colours).size).toBe(7);
  expect([colours[0], colours[6]]).toEqual(['var(--day-mon)', 'var(--day-sun)']);
  for (const colour of colours) expect(tokens).toContain(`${colour.slice(4, -1)}:`);
});

it('carries the number of the stop', () => {
  renderUi(<WeekdayPin weekday={4} number={3} />);
  expect(screen.getByRole('img', { name: '3' }).textContent).toBe('3');
});
