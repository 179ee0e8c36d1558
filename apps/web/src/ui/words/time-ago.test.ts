import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-06-11T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

it.each([
  ['2026-06-11T12:00:40Z', 'just now'],
  ['2026-06-11T11:59:20Z', '40 seconds ago'],
  ['2026-06-11T11:58:59Z', '1 minute ago'],
  ['2026-06-11T09:00:00Z', '3 hours ago'],
  [daysAgo(29), '29 days ago'],
  [daysAgo(30), '1 month ago'],
  [daysAgo(364), '12 months ago'],
  [daysAgo(730), '2 years ago'],
])('RL-format-09 calls %s %s', (instant, said) => {
  expect(timeAgo(instant, NOW)).toBe(said);
});
