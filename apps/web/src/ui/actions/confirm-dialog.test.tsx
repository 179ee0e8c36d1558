import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const ask = (busy = false) => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  renderUi(
    <ConfirmDialog
      title="Cancel this visit"
      consequence="Priya gets a message now."
      action="Cancel the visit"
      busyLabel="Cancelling…"
      opened
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  return { onConfirm, onClose };
};

it('says what will happen and does it only when the verb is pressed', async () => {
  const { onConfirm, onClose } = ask();
  expect(screen.getByText('Priya gets a message now.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('is not done twice while it is being done', async () => {
  const { onConfirm } = ask(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelling…' }));
  expect(onConfirm).not.toHaveBeenCalled();
});
