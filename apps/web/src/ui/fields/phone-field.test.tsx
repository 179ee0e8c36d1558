import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { PhoneField } from './phone-field.tsx';

const show = (initial: string, heard: (phone: string) => void = () => undefined) => {
  renderUi(
    <WithValue initial={initial} heard={heard}>
      {(value, onChange) => <PhoneField label="Phone" value={value} onChange={onChange} />}
    </WithValue>,
  );
  return screen.getByLabelText<HTMLInputElement>('Phone');
};

it('formats digits as they are typed and reports the full number', async () => {
  const heard = vi.fn<(phone: string) => void>();
  const field = show('', heard);
  await userEvent.type(field, '5125550');
  expect(field.value).toBe('(512) 555-0');
  await userEvent.type(field, '123');
  expect(field.value).toBe('(512) 555-0123');
  expect(heard).toHaveBeenLastCalledWith('+15125550123');
});

it('RL-phone-02 shows a stored number in words', () => {
  expect(show('+15125550123').value).toBe('(512) 555-0123');
});

it('says when a number is none, once the field is left', async () => {
  const field = show('');
  await userEvent.type(field, '512');
  expect(screen.queryByText('Enter a valid phone number')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Enter a valid phone number')).toBeTruthy();
});

it('can be emptied again', async () => {
  const heard = vi.fn<(phone: string) => void>();
  const field = show('+15125550123', heard);
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(field.value).toBe('(512) 555-01');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(heard).toHaveBeenLastCalledWith('');
  expect(screen.queryByText('Enter a valid phone number')).toBeNull();
});
