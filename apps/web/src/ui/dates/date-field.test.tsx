import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { DateField, type DateFieldProps } from './date-field.tsx';

const show = ({
  initial = null,
  heard = () => undefined,
  ...rest
}: Partial<DateFieldProps> & { initial?: string | null; heard?: (date: string | null) => void }) => {
  renderUi(
    <WithValue<string | null> initial={initial} heard={heard}>
      {(value, onChange) => <DateField label="Visit" {...rest} value={value} onChange={onChange} />}
    </WithValue>,
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Visit' });
};
const calendar = () => screen.findByRole('dialog', { name: 'Choose Visit' });
const day = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('RL-widgets-12 opens its calendar on focus, and a picked day closes it', async () => {
  const heard = vi.fn<(date: string | null) => void>();
  const field = show({ initial: '2026-11-12', heard });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.tab();
  await calendar();
  await userEvent.click(await day('20 November 2026'));
  expect(heard.mock.calls).toEqual([['2026-11-20']]);
  expect(field.value).toBe('Nov 20, 2026');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(field);
});

it.each(['Sun, Nov 15, 2026', 'Nov 15, 2026', '11/15/2026', '2026-11-15', '2026/11/15'])(
  'RL-format-03 RL-format-04 takes %s and shows it as MMM D, YYYY',
  async (text) => {
    const heard = vi.fn<(date: string | null) => void>();
    const field = show({ heard });
    await userEvent.type(field, text);
    expect(heard).toHaveBeenLastCalledWith('2026-11-15');
    await userEvent.tab();
    expect(field.value).toBe('Nov 15, 2026');
  },
);

it('keeps what it cannot read and says so when it is left', async () => {
  const heard = vi.fn<(date: string | null) => void>();
  const field = show({ initial: '2026-11-12', heard });
  await userEvent.clear(field);
  await userEvent.type(field, 'soon');
  await userEvent.tab();
  expect(field.value).toBe('soon');
  expect(screen.getByText('Enter a date such as Nov 5, 2026')).toBeTruthy();
  expect(heard).toHaveBeenLastCalledWith(null);
});

it('offers only the days between its limits that are not excluded', async () => {
  show({
    initial: '2026-11-12',
    min: '2026-11-05',
    max: '2026-11-20',
    isExcluded: (date) => date === '2026-11-11',
  });
  await userEvent.tab();
  const disabled = async (name: string) => (await day(name)).disabled;
  expect(await disabled('4 November 2026')).toBe(true);
  expect(await disabled('5 November 2026')).toBe(false);
  expect(await disabled('11 November 2026')).toBe(true);
  expect(await disabled('21 November 2026')).toBe(true);
});

it('is used by keyboard: down into the days, Escape back', async () => {
  const heard = vi.fn<(date: string | null) => void>();
  const field = show({ initial: '2026-11-12', heard });
  await userEvent.tab();
  await day('12 November 2026');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await day('12 November 2026'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(heard.mock.calls).toEqual([['2026-11-13']]);
  expect(document.activeElement).toBe(field);
  await userEvent.click(field);
  await calendar();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});
