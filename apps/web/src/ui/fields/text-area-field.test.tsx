import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { TextAreaField } from './text-area-field.tsx';

it('takes several lines', async () => {
  const change = vi.fn<(text: string) => void>();
  renderUi(<TextAreaField label="Notes" onChange={({ currentTarget }) => change(currentTarget.value)} />);
  await userEvent.type(screen.getByLabelText('Notes'), 'one{Enter}two');
  expect(change).toHaveBeenLastCalledWith('one\ntwo');
});

it('shows its problem', () => {
  renderUi(<TextAreaField label="Notes" error="Say why" optional />);
  expect(screen.getByText('Say why')).toBeTruthy();
  expect(screen.getByText('(Optional)')).toBeTruthy();
});
