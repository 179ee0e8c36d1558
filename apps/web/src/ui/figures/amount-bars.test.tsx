import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { AmountBars } from './amount-bars.tsx';

it('AmountBars says each amount with its name, and draws it against the highest', () => {
  renderUi(
    <AmountBars
      label="Expenses by category"
      bars={[
        { id: 'fuel', label: 'Fuel', value: 8000, shown: '$80.00' },
        { id: 'other', label: 'Other', value: 2000, shown: '$20.00' },
      ]}
    />,
  );
  const bars = within(screen.getByRole('list', { name: 'Expenses by category' })).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['Fuel $80.00', 'Other $20.00']);
  const widths = bars.map((bar) => bar.querySelector<HTMLElement>('[aria-hidden] > span')?.style.inlineSize);
  expect(widths).toEqual(['100%', '25%']);
});
