import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { SelectField } from './select-field.tsx';

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const;
type Size = (typeof SIZES)[number]['value'];

const show = (initial: Size | null, heard: (size: Size | null) => void, optional = false) => {
  renderUi(
    <WithValue<Size | null> initial={initial} heard={heard}>
      {(value, onChange) => (
        <SelectField label="Size" choices={SIZES} value={value} onChange={onChange} optional={optional} />
      )}
    </WithValue>,
  );
  return screen.getByRole<HTMLSelectElement>('combobox', { name: /Size/ });
};
const offered = (select: HTMLSelectElement) => [...select.options].map((option) => option.text);

it('asks to choose until something is chosen', async () => {
  const heard = vi.fn<(size: Size | null) => void>();
  const select = show(null, heard);
  expect(offered(select)).toEqual(['Choose…', 'Small', 'Large']);
  await userEvent.selectOptions(select, 'Large');
  expect(heard).toHaveBeenLastCalledWith('large');
  expect(offered(select)).toEqual(['Small', 'Large']);
});

it('can be emptied when it is optional', async () => {
  const heard = vi.fn<(size: Size | null) => void>();
  await userEvent.selectOptions(show('small', heard, true), 'Choose…');
  expect(heard).toHaveBeenLastCalledWith(null);
});
