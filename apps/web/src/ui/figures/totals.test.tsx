import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Totals } from './totals.tsx';

it('names each figure', () => {
  renderUi(
    <Totals
      label="This week"
      totals={[
        { label: 'Booked', value: '$2,180' },
        { label: 'Earned', value: '$659.38' },
      ]}
    />,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([terms, values]).toEqual([
    ['Booked', 'Earned'],
    ['$2,180', '$659.38'],
  ]);
});
