import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { MinutesStepper } from './minutes-stepper.tsx';

const show = (initial: number, heard: (minutes: number) => void) =>
  renderUi(
    <WithValue initial={initial} heard={heard}>
      {(value, onChange) => <MinutesStepper label="Extra time" value={value} onChange={onChange} max={20} />}
    </WithValue>,
  );
const less = () => screen.getByRole('button', { name: '5 minutes less' });
const more = () => screen.getByRole('button', { name: '5 minutes more' });

it('steps up and down', async () => {
  const heard = vi.fn<(minutes: number) => void>();
  show(10, heard);
  await userEvent.click(more());
  expect(screen.getByRole('status').textContent).toBe('15 min');
  await userEvent.click(less());
  await userEvent.click(less());
  expect(heard.mock.calls).toEqual([[15], [10], [5]]);
});

it('stops at its ends, where the button keeps the focus', async () => {
  const heard = vi.fn<(minutes: number) => void>();
  show(18, heard);
  await userEvent.click(more());
  await userEvent.click(more());
  expect(heard.mock.calls).toEqual([[20]]);
  expect(more().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(more());
});
