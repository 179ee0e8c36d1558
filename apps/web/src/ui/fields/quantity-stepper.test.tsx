import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const show = (initial: number, heard: (quantity: number) => void) =>
  renderUi(
    <WithValue initial={initial} heard={heard}>
      {(value, onChange) => <QuantityStepper of="Shampoo" value={value} onChange={onChange} max={3} />}
    </WithValue>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('counts up to what there is and down to nothing, and says when that removes it', async () => {
  const heard = vi.fn<(quantity: number) => void>();
  show(2, heard);
  await press('One Shampoo more');
  await press('One Shampoo more');
  expect(screen.getByRole('button', { name: 'One Shampoo more' }).getAttribute('aria-disabled')).toBe('true');
  await press('One Shampoo less');
  await press('One Shampoo less');
  await press('Remove Shampoo');
  expect(heard.mock.calls).toEqual([[3], [2], [1], [0]]);
  expect(screen.getByRole('status').textContent).toBe('0');
});
