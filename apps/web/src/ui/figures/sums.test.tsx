import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Sum, Sums } from './sums.tsx';

it('names each amount, and tells a total when it changes', () => {
  const { container } = renderUi(
    <Sums label="Totals">
      <Sum name="Tax">$8.00</Sum>
      <Sum name="To pay" look="total" live>
        $108.00
      </Sum>
    </Sums>,
  );
  const list = container.querySelector('dl[aria-label="Totals"]');
  expect(
    within(list as HTMLElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tax', 'To pay']);
  const [tax, total] = screen.getAllByRole('definition');
  expect([tax?.textContent, tax?.getAttribute('aria-live')]).toEqual(['$8.00', null]);
  expect([total?.textContent, total?.getAttribute('aria-live')]).toEqual(['$108.00', 'polite']);
});
