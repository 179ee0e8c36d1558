import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ChoiceChips } from './choice-chips.tsx';

const TIPS = [
  { value: '15', label: '15%' },
  { value: '20', label: '20%' },
];
const chip = (name: string) => screen.getByRole('button', { name });

it('shows the selected chip and reports a change', async () => {
  const choose = vi.fn<(value: string) => void>();
  renderUi(<ChoiceChips label="Tip" choices={TIPS} chosen="20" onChoose={choose} />);
  expect(screen.getByRole('group', { name: 'Tip' })).toBeTruthy();
  expect(chip('20%').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chip('20%'));
  await userEvent.click(chip('15%'));
  expect(choose.mock.calls).toEqual([['15']]);
});

it('does nothing while it is busy', async () => {
  const choose = vi.fn<(value: string) => void>();
  renderUi(<ChoiceChips label="Tip" choices={TIPS} chosen="20" busy="15" onChoose={choose} />);
  await userEvent.click(chip('15%'));
  expect(choose).not.toHaveBeenCalled();
});
