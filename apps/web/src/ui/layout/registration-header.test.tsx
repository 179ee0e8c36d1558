import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { RegistrationHeader } from './registration-header.tsx';

it('RL-layout-04 shows the percentage, the title and a back button', async () => {
  const onBack = vi.fn();
  renderUi(<RegistrationHeader title="Work zone" section="Set up your business" percent={60} onBack={onBack} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Work zone' })).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  expect(screen.getByText('60%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('RL-layout-04 leaves out the bar and the back button where there are none', () => {
  renderUi(<RegistrationHeader title="Work zone" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
