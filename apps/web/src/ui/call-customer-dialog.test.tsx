import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { CallCustomerDialog } from './call-customer-dialog.tsx';

const open = (lookUp: (signal: AbortSignal) => Promise<string>) =>
  renderUi(<CallCustomerDialog customerName="Priya" opened onClose={() => undefined} lookUp={lookUp} />);

it("RL-widgets-03 shows 'Getting customer phone number' while it loads", () => {
  open(() => new Promise(() => undefined));
  expect(screen.getByRole('status').textContent).toBe('Getting customer phone number');
  expect(screen.queryByText('Call now')).toBeNull();
});

it("RL-widgets-04 shows 'Call now' once the number is there", async () => {
  open(() => Promise.resolve('+15125550123'));
  const call = await screen.findByRole('link', { name: 'Call now' });
  expect(call.getAttribute('href')).toBe('tel:+15125550123');
  expect(screen.getByText('(512) 555-0123')).toBeTruthy();
});

it('says when it failed, and tries again', async () => {
  const lookUp = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('+15125550123');
  open(lookUp);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Call now' })).toBeTruthy();
  expect(lookUp).toHaveBeenCalledTimes(2);
});

it('gives the lookup up when it is closed', () => {
  const lookUp = vi.fn<(signal: AbortSignal) => Promise<string>>(() => new Promise(() => undefined));
  const { rerender } = open(lookUp);
  rerender(<CallCustomerDialog customerName="Priya" opened={false} onClose={() => undefined} lookUp={lookUp} />);
  expect(lookUp.mock.calls[0]?.[0].aborted).toBe(true);
});
