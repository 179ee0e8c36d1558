import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { LoadingState } from './loading-state.tsx';

const asked = { data: undefined, isError: false, isFetching: true, refetch: () => Promise.resolve() };

it('says what loads', async () => {
  renderUi(<LoadingState what="your hours" of={[asked]} rows={3} />);
  expect(await screen.findByText('Loading your hours')).toBeTruthy();
});

it('says what failed, and asks again for that alone', async () => {
  const refetch = vi.fn(() => Promise.resolve());
  const refetchOther = vi.fn(() => Promise.resolve());
  const failed = { ...asked, isError: true, isFetching: false, refetch };
  const answered = { ...failed, data: 'yesterday’s', refetch: refetchOther };
  renderUi(<LoadingState what="your hours" of={[asked, failed, answered]} rows={3} />);
  expect(screen.getByRole('alert').textContent).toContain('Your hours didn’t load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(refetchOther).not.toHaveBeenCalled();
});

it('blames the connection only where no answer came', () => {
  const failed = { data: undefined, isError: true, isFetching: false, refetch: () => Promise.resolve() };
  const refused = Object.assign(new Error('We could not find that.'), { status: 404 });
  const { unmount } = renderUi(<LoadingState what="free times" of={[{ ...failed, error: refused }]} rows={1} />);
  expect(screen.getByRole('alert').textContent).toContain('We could not find that.');
  expect(screen.getByRole('alert').textContent).not.toContain('connection');
  unmount();
  const unreachable = Object.assign(new Error('Failed to fetch'), { status: 0 });
  renderUi(<LoadingState what="free times" of={[{ ...failed, error: unreachable }]} rows={1} />);
  expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.');
});
