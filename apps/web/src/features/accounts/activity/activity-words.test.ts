import { describe, expect, it } from 'vitest';
import { momentInWords, supportInWords } from './activity-words.ts';

const NOW = Date.parse('2026-11-15T20:30:00Z');

describe('the moment of an activity', () => {
  it.each([
    ['2026-11-15T20:05:00Z', 'Today, 2:05 PM'],
    ['2026-11-15T06:30:00Z', 'Today, 12:30 AM'],
    ['2026-11-15T05:30:00Z', 'Yesterday, 11:30 PM'],
    ['2026-11-03T15:12:00Z', 'Nov 3, 9:12 AM'],
    ['2025-12-31T15:12:00Z', 'Dec 31, 2025, 9:12 AM'],
  ])('%s reads %s in Chicago', (at, words) => {
    expect(momentInWords(at, NOW, 'America/Chicago')).toBe(words);
  });
});

it('names support with the reason, and the agent where known', () => {
  expect(supportInWords({ reason: 'Fixing Monday' })).toBe('By Support (Fixing Monday)');
  expect(supportInWords({ reason: null })).toBe('By Support');
  expect(supportInWords({ reason: 'Fixing Monday', name: 'Sam Okafor' })).toBe(
    'By Sam Okafor, Support (Fixing Monday)',
  );
});
