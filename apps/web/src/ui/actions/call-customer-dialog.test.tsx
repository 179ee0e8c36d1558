import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { CallCustomerDialog, type CallNumber } from './call-customer-dialog.tsx';

type LookUp = (signal: AbortSignal) => Promise<CallNumber>;
const FOUND: CallNumber = { phone: '+15005550006', callerPhone: '+15125550100' };

const dialog = (lookUp: LookUp, opened = true) => (
  <CallCustomerDialog
    customerName="Priya"
    ownPhone="+15125550123"
    opened={opened}
    onClose={() => undefined}
    lookUp={lookUp}
    problemOf={(error) => (error === 'refused' ? 'You blocked this customer.' : undefined)}
    chooseCaller={({ onDone, onCancel }) => (
      <>
        <button onClick={onDone}>Done</button>
        <button onClick={onCancel}>Back</button>
      </>
    )}
  />
);
const open = (lookUp: LookUp) => renderUi(dialog(lookUp));

it("RL-widgets-03 shows 'Getting customer phone number' while it loads", () => {
  open(() => new Promise(() => undefined));
  expect(screen.getByRole('status').textContent).toBe('Getting customer phone number');
  expect(screen.queryByText('Call now')).toBeNull();
});

it("RL-widgets-04 shows 'Call now' once the number is there, and whose number is seen", async () => {
  open(() => Promise.resolve(FOUND));
  const call = await screen.findByRole('link', { name: 'Call now' });
  expect(call.getAttribute('href')).toBe('tel:+15005550006');
  expect(screen.getByText('(500) 555-0006')).toBeTruthy();
  expect(
    screen.getByText('Priya sees this business number when you call, not your own. Call from (512) 555-0100.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send text' }).getAttribute('href')).toBe('sms:+15125550123');
});

it('says when it failed, tries again, and leaves the number of the customer to call', async () => {
  const lookUp = vi.fn<LookUp>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(FOUND);
  open(lookUp);
  const direct = await screen.findByRole('link', { name: 'Call (512) 555-0123 from your number' });
  expect(direct.getAttribute('href')).toBe('tel:+15125550123');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Call now' })).toBeTruthy();
  expect(lookUp).toHaveBeenCalledTimes(2);
});

it('says why it was refused', async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- Stands for the error of a call.
  open(() => Promise.reject('refused'));
  expect(await screen.findByText('You blocked this customer.')).toBeTruthy();
});

it('asks anew once another phone was chosen', async () => {
  const lookUp = vi
    .fn<LookUp>()
    .mockResolvedValueOnce(FOUND)
    .mockResolvedValue({ ...FOUND, callerPhone: '+15125550177' });
  open(lookUp);
  await userEvent.click(await screen.findByRole('button', { name: 'I’m calling from another phone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(lookUp).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'I’m calling from another phone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Call from \(512\) 555-0177\.$/)).toBeTruthy();
});

it('asks for a phone to call from where none is known', async () => {
  open(() => Promise.resolve({ ...FOUND, callerPhone: null }));
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
  expect(screen.queryByText('Call now')).toBeNull();
});

it('gives the lookup up when it is closed', () => {
  const lookUp = vi.fn<LookUp>(() => new Promise(() => undefined));
  const { rerender } = open(lookUp);
  rerender(dialog(lookUp, false));
  expect(lookUp.mock.calls[0]?.[0].aborted).toBe(true);
});
