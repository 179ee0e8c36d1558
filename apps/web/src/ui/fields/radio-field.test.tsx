import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { RadioField } from './radio-field.tsx';

const WAYS = [
  { value: 'size', label: 'By size' },
  { value: 'hour', label: 'By the hour', description: 'Counted from arrival' },
];

it('is one group with a name, chosen by pointer or label', async () => {
  const heard = vi.fn<(way: string) => void>();
  renderUi(
    <WithValue initial="size" heard={heard}>
      {(value, onChange) => (
        <RadioField label="How do you charge?" choices={WAYS} value={value} onChange={onChange} required />
      )}
    </WithValue>,
  );
  expect(screen.getByRole('radiogroup', { name: /How do you charge/ })).toBeTruthy();
  const hour = screen.getByRole<HTMLInputElement>('radio', { name: 'By the hour' });
  await userEvent.click(screen.getByText('By the hour'));
  expect(hour.checked).toBe(true);
  expect(heard.mock.calls).toEqual([['hour']]);
});
