import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PhoneButton, type PhoneButtonProps } from './phone-button.tsx';

it('calls a number that is known', () => {
  renderUi(<PhoneButton name="Priya" phoneNumber="+15125550123" />);
  const link = screen.getByRole('link', { name: 'Call Priya at (512) 555-0123' });
  expect(link.getAttribute('href')).toBe('tel:+15125550123');
});

it('asks for the number of an order', async () => {
  const onCallByOrder = vi.fn();
  renderUi(<PhoneButton name="Priya" orderId="order-1" onCallByOrder={onCallByOrder} />);
  await userEvent.click(screen.getByRole('button', { name: 'Call Priya' }));
  expect(onCallByOrder).toHaveBeenCalledWith('order-1');
});

it('RL-phone-01 accepts a phone number or an order id, never both and never neither', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const both = { name: 'Priya', phoneNumber: '+15125550123', orderId: 'order-1' } as unknown as PhoneButtonProps;
  const neither = { name: 'Priya' } as unknown as PhoneButtonProps;
  for (const props of [both, neither])
    expect(() => renderUi(<PhoneButton {...props} />)).toThrow('a phone number or an order id, never both');
  quiet.mockRestore();
  // @ts-expect-error The types refuse both already.
  const refused: PhoneButtonProps = { name: 'Priya', phoneNumber: '1', orderId: 'order-1' };
  expect(refused).toBeTruthy();
});
