import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { MonthBars } from './month-bars.tsx';

it('reads every month with what it came to, and marks the last one', () => {
  renderUi(
    <MonthBars
      label="Spent by month"
      months={[
        { month: '2026-10', value: 184.2, shown: '$184.20' },
        { month: '2026-11', value: 0, shown: '$0.00' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Spent by month' })).toBeTruthy();
  const bars = screen.getAllByRole('listitem');
  expect(bars.map((bar) => bar.title)).toEqual(['October 2026: $184.20', 'November 2026: $0.00']);
  expect(bars.map((bar) => bar.dataset['now'])).toEqual([undefined, 'true']);
});
