import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PendingRequest } from './pending-request.tsx';

it('says what happens without an answer, and can be withdrawn', async () => {
  const onWithdraw = vi.fn();
  renderUi(
    <PendingRequest
      otherwise="Without an answer the appointment stands."
      withdrawal={{ label: 'Withdraw request', busy: false, onWithdraw }}
    >
      You asked to cancel.
    </PendingRequest>,
  );
  screen.getByText('Without an answer the appointment stands.');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(onWithdraw).toHaveBeenCalledOnce();
});
