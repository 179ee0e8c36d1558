import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { SkeletonCard, SkeletonRows, SkeletonStat } from './skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['rows', <SkeletonRows key="rows" label="Loading visits" />],
  ['a card', <SkeletonCard key="card" label="Loading visits" />],
  ['a number', <SkeletonStat key="stat" label="Loading visits" />],
])('in the shape of %s says nothing for 200 ms, then that it is loading', (_shape, skeleton) => {
  renderUi(skeleton);
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Loading visits');
  expect(screen.getByRole('status').dataset['shown']).toBe('true');
});
