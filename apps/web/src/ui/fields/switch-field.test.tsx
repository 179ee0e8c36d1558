import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { SwitchField } from './switch-field.tsx';

it('is a labeled switch that reports on and off', async () => {
  const heard = vi.fn<(checked: boolean) => void>();
  renderUi(
    <WithValue initial={false} heard={heard}>
      {(checked, onChange) => <SwitchField label="Accept new customers" checked={checked} onChange={onChange} />}
    </WithValue>,
  );
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Accept new customers' });
  await userEvent.click(control);
  expect(control.checked).toBe(true);
  control.focus();
  await userEvent.keyboard(' ');
  expect(heard.mock.calls).toEqual([[true], [false]]);
});

it('shows its problem in place of its help', () => {
  renderUi(
    <SwitchField label="Open" description="Help" error="Add a service first" checked={false} onChange={vi.fn()} />,
  );
  expect(screen.getByText('Add a service first')).toBeTruthy();
  expect(screen.queryByText('Help')).toBeNull();
});
