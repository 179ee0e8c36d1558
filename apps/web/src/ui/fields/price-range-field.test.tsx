import { cents } from '@tailgate/values/money';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { PriceRangeField } from './price-range-field.tsx';
import type { PriceRange } from './price-range.ts';

const show = (initial: PriceRange) => {
  renderUi(
    <WithValue initial={initial}>
      {(value, onChange) => <PriceRangeField label="Small dogs" value={value} onChange={onChange} />}
    </WithValue>,
  );
  return { min: screen.getByLabelText<HTMLInputElement>('Min'), max: screen.getByLabelText<HTMLInputElement>('Max') };
};

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

it('RL-price-02 RL-price-03 sets the maximum 20 above a minimum that passes it', async () => {
  const { min, max } = show({ min: cents(6000), max: cents(8000) });
  await retype(min, '100');
  expect([min.value, max.value]).toEqual(['100.00', '120.00']);
});

it('RL-price-04 sets a maximum that is not above the minimum one above it', async () => {
  const { min, max } = show({ min: cents(6000), max: cents(8000) });
  await retype(max, '60');
  expect([min.value, max.value]).toEqual(['60.00', '61.00']);
});

it('RL-price-05 makes an empty minimum 0', async () => {
  const { min, max } = show({ min: cents(6000), max: cents(8000) });
  await userEvent.clear(min);
  await userEvent.tab();
  expect([min.value, max.value]).toEqual(['0.00', '80.00']);
});
