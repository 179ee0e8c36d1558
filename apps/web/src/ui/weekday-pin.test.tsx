import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { WeekdayPin } from './weekday-pin.tsx';

it('carries the number of the stop', () => {
  renderUi(<WeekdayPin weekday={5} number={3} />);
  expect(screen.getByRole('img', { name: '3' }).textContent).toBe('3');
});

it('has the colour of its day, counted from Sunday', () => {
  renderUi(<WeekdayPin weekday={2} number={1} />);
  expect(screen.getByRole('img').querySelector('path')?.getAttribute('fill')).toBe('var(--day-mon)');
});
