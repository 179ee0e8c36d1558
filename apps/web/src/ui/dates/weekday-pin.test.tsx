import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import tokens from '../tokens.css?raw';
import { WeekdayPin } from './weekday-pin.tsx';

it('carries the number of the stop', () => {
  renderUi(<WeekdayPin weekday={5} number={3} />);
  expect(screen.getByRole('img', { name: '3' }).textContent).toBe('3');
});

it('has the colour of its day, counted from Sunday', () => {
  renderUi(<WeekdayPin weekday={2} number={1} />);
  expect(screen.getByRole('img').querySelector('path')?.getAttribute('fill')).toBe('var(--day-mon)');
});

it('has another colour for each day, all from the tokens', () => {
  renderUi(
    <>
      {([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => (
        <WeekdayPin key={weekday} weekday={weekday} number={1} />
      ))}
    </>,
  );
  const fills = screen.getAllByRole('img').map((pin) => pin.querySelector('path')?.getAttribute('fill') ?? '');
  expect(new Set(fills).size).toBe(7);
  for (const fill of fills) expect(tokens).toContain(`${fill.slice(4, -1)}:`);
});
