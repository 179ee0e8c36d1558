import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  [42.4, '42'],
  [-3, '0'],
  [250, '100'],
])('tells %d percent as %s', (percent, told) => {
  renderUi(<ProgressBar label="Uploading" percent={percent} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuenow')).toBe(told);
});

it('shows no percentage while it is unknown', () => {
  renderUi(<ProgressBar label="Uploading" />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});
