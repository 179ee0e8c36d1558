import { screen } from '@testing-library/react';
import { CalendarCheck } from 'lucide-react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { StateBand } from './state-band.tsx';

it('names the state, what belongs to it and the figure that matters now', () => {
  renderUi(
    <StateBand
      tone="brand"
      icon={CalendarCheck}
      title="Accepted · in 38 min"
      note="31 appointments since 2022"
      figure={{ label: 'Leave by', value: '9:12' }}
    />,
  );
  expect(screen.getByRole('region', { name: 'State' }).textContent).toBe(
    'Accepted · in 38 min31 appointments since 2022Leave by9:12',
  );
});
