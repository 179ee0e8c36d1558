import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentTimeMs } from './clock.ts';
import { Deadline, deadlineAt } from './deadline.tsx';

const now = new Date('2026-06-11T12:00:00Z');

describe('a deadline', () => {
  it.each([
    ['2026-06-12T12:00:00Z', 'before', ''],
    ['2026-06-12T11:59:00Z', 'soon', '23 hr 59 min left'],
    ['2026-06-11T12:00:00Z', 'soon', '1 min left'],
    ['2026-06-11T11:59:59Z', 'over', ''],
  ] as const)('at %s is %s', (at, stage, left) => {
    expect(deadlineAt(at, now)).toEqual({ stage, left });
  });

  it('promises nothing that has lapsed', () => {
    const at = (ms: number) => new Date(currentTimeMs() + ms).toISOString();
    const words = { before: 'Free to cancel until noon', over: 'Canceling costs $30.00' };
    const { rerender } = render(<Deadline at={at(-1_000)} {...words} />);
    screen.getByText('Canceling costs $30.00');
    expect(screen.queryByText(/Free to cancel/)).toBeNull();
    rerender(<Deadline at={at(3_600_000 + 5_000)} {...words} />);
    screen.getByText('Free to cancel until noon');
    screen.getByText('· 1 hr left');
  });
});
