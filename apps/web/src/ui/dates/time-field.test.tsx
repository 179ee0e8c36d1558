import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { TimeField } from './time-field.tsx';

const show = (props: {
  initial?: string | null;
  min?: string;
  max?: string;
  heard?: (time: string | null) => void;
}) => {
  const { initial = null, heard = () => undefined, ...rest } = props;
  renderUi(
    <WithValue<string | null> initial={initial} heard={heard}>
      {(value, onChange) => <TimeField label="Start time" value={value} onChange={onChange} {...rest} />}
    </WithValue>,
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Start time' });
};
const offeredIn = async (field: HTMLInputElement) => {
  await userEvent.click(field);
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

it('RL-time-input-02 offers the quarter hours from 00:00 to 23:45', async () => {
  const offered = await offeredIn(show({}));
  expect(offered).toHaveLength(96);
  expect([offered[0], offered[1], offered.at(-1)]).toEqual(['12:00 AM', '12:15 AM', '11:45 PM']);
});

it('RL-time-input-06 shows the time in words and reports HH:MM, picked or typed', async () => {
  const heard = vi.fn<(time: string | null) => void>();
  const field = show({ heard, initial: '09:00' });
  expect(field.value).toBe('9:00 AM');
  await userEvent.clear(field);
  await userEvent.type(field, '515p');
  await userEvent.tab();
  expect(heard).toHaveBeenLastCalledWith('17:15');
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  await userEvent.click(await screen.findByRole('option', { name: '8:30 AM' }));
  expect(heard).toHaveBeenLastCalledWith('08:30');
});

it('commits what is typed on Enter, before its form is submitted', () => {
  const heard = vi.fn<(time: string | null) => void>();
  const field = show({ heard, initial: '09:00' });
  fireEvent.input(field, { target: { value: '515p' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(heard).toHaveBeenLastCalledWith('17:15');
});

it('stays within its limits, but keeps what was set before', async () => {
  const offered = await offeredIn(show({ initial: '07:10', min: '08:00', max: '09:00' }));
  expect(offered).toEqual(['7:10 AM', '8:00 AM', '8:15 AM', '8:30 AM', '8:45 AM', '9:00 AM']);
});

it('goes back to the time before when no time is typed', async () => {
  const field = show({ initial: '09:00' });
  await userEvent.clear(field);
  await userEvent.type(field, 'noon');
  await screen.findByText('Type a time like 9:30 AM');
  await userEvent.tab();
  expect(field.value).toBe('9:00 AM');
});
