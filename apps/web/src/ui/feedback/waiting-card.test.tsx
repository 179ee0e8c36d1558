import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WaitingCard } from './waiting-card.tsx';

it('says what is going on and how far it is', () => {
  renderUi(
    <WaitingCard title="Planning 24 visits" percent={62.4}>
      15 are done.
    </WaitingCard>,
  );
  expect(screen.getByRole('status').textContent).toBe('Planning 24 visits15 are done.62%');
  expect(screen.getByRole('progressbar', { name: 'Planning 24 visits' }).getAttribute('aria-valuenow')).toBe('62');
});

it('shows no bar while the duration is unknown', () => {
  renderUi(<WaitingCard title="Charging the card" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
