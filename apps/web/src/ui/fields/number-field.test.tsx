import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { NumberField } from './number-field.tsx';

it('takes a number with its unit', async () => {
  const heard = vi.fn<(value: number | null) => void>();
  renderUi(
    <WithValue<number | null> initial={null} heard={heard}>
      {(value, onChange) => <NumberField label="Weight" unit="lbs" decimals={1} value={value} onChange={onChange} />}
    </WithValue>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Weight');
  await userEvent.type(field, '62.57x');
  expect(field.value).toBe('62.5');
  expect(heard).toHaveBeenLastCalledWith(62.5);
  expect(screen.getByText('lbs')).toBeTruthy();
  await userEvent.clear(field);
  expect(heard).toHaveBeenLastCalledWith(null);
});

it('shows thousands apart once it is left', async () => {
  renderUi(
    <WithValue<number | null> initial={31_204.5} heard={vi.fn()}>
      {(value, onChange) => <NumberField label="Odometer" decimals={1} isGrouped value={value} onChange={onChange} />}
    </WithValue>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Odometer');
  expect(field.value).toBe('31,204.5');
  await userEvent.clear(field);
  await userEvent.type(field, '1231480');
  expect(field.value).toBe('1231480');
  await userEvent.tab();
  expect(field.value).toBe('1,231,480');
});
