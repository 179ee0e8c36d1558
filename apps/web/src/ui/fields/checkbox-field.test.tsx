import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { CheckboxField } from './checkbox-field.tsx';

it('is checked by its label and reports the change', async () => {
  const heard = vi.fn<(checked: boolean) => void>();
  renderUi(
    <WithValue initial={false} heard={heard}>
      {(checked, onChange) => <CheckboxField label="I agree" checked={checked} onChange={onChange} required />}
    </WithValue>,
  );
  await userEvent.click(screen.getByText('I agree'));
  expect(heard.mock.calls).toEqual([[true]]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByText('*')).toBeTruthy();
});

it('shows its problem', () => {
  renderUi(<CheckboxField label="I agree" error="Please agree first" checked={false} onChange={vi.fn()} />);
  expect(screen.getByText('Please agree first')).toBeTruthy();
});
