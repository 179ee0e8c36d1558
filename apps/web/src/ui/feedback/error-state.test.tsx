import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ErrorState } from './error-state.tsx';

it('says what failed, what to do, and tries again', async () => {
  const onRetry = vi.fn();
  renderUi(<ErrorState title="Prices didn’t load" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Prices didn’t loadCheck your connection and try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('does not try twice at once', async () => {
  const onRetry = vi.fn();
  renderUi(<ErrorState title="Prices didn’t load" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});
