import type { Cents } from '@tailgate/values/money';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { PriceField } from './price-field.tsx';

const show = (heard: (amount: Cents | null) => void) => {
  renderUi(
    <WithValue<Cents | null> initial={null} heard={heard}>
      {(value, onChange) => <PriceField label="Price" value={value} onChange={onChange} />}
    </WithValue>,
  );
  return screen.getByLabelText<HTMLInputElement>('Price');
};

it('RL-price-01 takes numbers from 0 in steps of a cent, shown with two decimals when it is left', async () => {
  const heard = vi.fn<(amount: Cents | null) => void>();
  const field = show(heard);
  expect(field.inputMode).toBe('decimal');
  await userEvent.type(field, '-105.5');
  expect(field.value).toBe('105.5');
  expect(heard).toHaveBeenLastCalledWith(10_550);
  await userEvent.tab();
  expect(field.value).toBe('105.50');
  await userEvent.type(field, '9');
  expect(field.value).toBe('105.50');
});

it('RL-format-05 is in US dollars unless said otherwise', () => {
  show(() => undefined);
  expect(screen.getByText('$')).toBeTruthy();
  expect(screen.getByText('USD')).toBeTruthy();
});

it('loses no cent on the way', async () => {
  const heard = vi.fn<(amount: Cents | null) => void>();
  await userEvent.type(show(heard), '1.15');
  expect(heard).toHaveBeenLastCalledWith(115);
});
