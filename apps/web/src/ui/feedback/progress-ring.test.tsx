import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ProgressRing } from './progress-ring.tsx';

it('says how many are done', () => {
  renderUi(<ProgressRing label="Photos" done={3} of={5} />);
  const ring = screen.getByRole('progressbar', { name: 'Photos' });
  expect(ring.getAttribute('aria-valuenow')).toBe('3');
  expect(ring.getAttribute('aria-valuemax')).toBe('5');
  expect(ring.getAttribute('aria-valuetext')).toBe('3 of 5');
  expect(ring.dataset['done']).toBeUndefined();
});

it('is a check when all are done, or when there is nothing to do', () => {
  renderUi(<ProgressRing label="Photos" done={5} of={5} />);
  renderUi(<ProgressRing label="Trailer" done={0} of={0} />);
  expect(screen.getByRole('progressbar', { name: 'Photos' }).dataset['done']).toBe('true');
  expect(screen.getByRole('progressbar', { name: 'Trailer' }).dataset['done']).toBe('true');
});

it('stands out while nothing is done', () => {
  renderUi(<ProgressRing label="Photos" done={0} of={5} />);
  expect(screen.getByRole('progressbar').dataset['none']).toBe('true');
});

it.each([
  [36, 42, '86%'],
  [0, 42, '0%'],
  [999, 1000, '99%'],
  [42, 42, '100%'],
])('shows %d of %d as %s in the large ring', (done, of, told) => {
  renderUi(<ProgressRing label="Listing" done={done} of={of} size="lg" />);
  expect(screen.getByRole('progressbar').textContent).toBe(told);
});

it('is silent beside words', () => {
  renderUi(<ProgressRing label={null} done={3} of={5} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
