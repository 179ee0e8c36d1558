import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { DateRangeField, type DateRange } from './date-range-field.tsx';

const show = (initial: DateRange, heard: (range: DateRange) => void = () => undefined) => {
  renderUi(
    <WithValue initial={initial} heard={heard}>
      {(value, onChange) => <DateRangeField label="Time off" value={value} onChange={onChange} />}
    </WithValue>,
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  return { start: field('Start date'), end: field('End date') };
};

it('is one group of two days', async () => {
  const heard = vi.fn<(range: DateRange) => void>();
  const { start, end } = show({ start: null, end: null }, heard);
  expect(screen.getByRole('group', { name: 'Time off' })).toBeTruthy();
  await userEvent.type(start, '12/23/2026');
  await userEvent.type(end, '1/2/2027');
  expect(heard).toHaveBeenLastCalledWith({ start: '2026-12-23', end: '2027-01-02' });
});

it('moves the end along with a later start', async () => {
  const heard = vi.fn<(range: DateRange) => void>();
  const { start } = show({ start: '2026-12-01', end: '2026-12-05' }, heard);
  await userEvent.clear(start);
  await userEvent.type(start, '12/23/2026');
  expect(heard).toHaveBeenLastCalledWith({ start: '2026-12-23', end: '2026-12-23' });
});

it('refuses an end before the start', async () => {
  const { end } = show({ start: '2026-12-23', end: null });
  await userEvent.type(end, '12/22/2026');
  await userEvent.tab();
  expect(screen.getByText('Choose Dec 23, 2026 or later')).toBeTruthy();
});
