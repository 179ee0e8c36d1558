import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { BarChart } from './bar-chart.tsx';

it('BarChart says each value with its name, and draws it against the highest', () => {
  renderUi(
    <BarChart
      label="Sign-ups by week"
      bars={[
        { label: 'Mar 2', value: 3 },
        { label: 'Mar 9', value: 6 },
      ]}
    />,
  );
  const bars = within(screen.getByRole('list', { name: 'Sign-ups by week' })).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['3Mar 2', '6Mar 9']);
  expect(bars.map((bar) => bar.querySelector<HTMLElement>('[aria-hidden]')?.style.blockSize)).toEqual(['50%', '100%']);
});
