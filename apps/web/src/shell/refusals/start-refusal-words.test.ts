import type { StartRefusal } from '@tailgate/contract';
import { describe, expect, it } from 'vitest';
import { buildStartRefusal } from './start-refusals.testing.ts';
import { startRefusalWords } from './start-refusal-words.ts';

const reader = { clock: '12' as const, customerOf: (id: string) => (id === 'a-2' ? 'Nina Petrov' : undefined) };
const theirs = buildStartRefusal().obstacle;
const held = theirs && { ...theirs, appointmentId: null, until: '2026-11-19T14:14:00-06:00' };

describe('a refused time', () => {
  it.each<[Partial<StartRefusal>, string]>([
    [{ cause: 'past' }, 'This time has passed. Choose a later one.'],
    [{ cause: 'appointment' }, 'This overlaps with Nina Petrov at 2:00 PM.'],
    [{ cause: 'hold', obstacle: held }, 'A customer is booking 2:00 PM – 3:30 PM. It is kept for them until 2:14 PM.'],
    [{ cause: 'block', obstacle: held }, 'Your calendar is blocked 2:00 PM – 3:30 PM.'],
    [{ cause: 'asked_time' }, 'Nina Petrov may move to 2:00 PM – 3:30 PM. It is kept until that request is answered.'],
    [
      { cause: 'drive_from', drive: { minutes: 35, gap: 15 } },
      'The drive from Nina Petrov (2:00 PM – 3:30 PM) takes 35 minutes, with only 15 minutes in between.',
    ],
    [
      { cause: 'drive_to', drive: { minutes: 35, gap: 0 }, obstacle: held },
      'The drive to a time being booked, 2:00 PM – 3:30 PM takes 35 minutes, with no time in between.',
    ],
    [
      { cause: 'too_far' },
      'Nina Petrov (2:00 PM – 3:30 PM) is farther away than your maximum distance between appointments.',
    ],
    [{ cause: 'no_van' }, 'You have no van at that time.'],
    [
      { cause: 'time_off', timeOff: { from: '2026-11-14', to: '2026-11-22' } },
      'You are off from Nov 14, 2026 to Nov 22, 2026.',
    ],
    [{ cause: 'time_off', timeOff: { from: '2026-11-14', to: '2026-11-14' } }, 'You are off on Nov 14, 2026.'],
    [{ cause: 'outside_hours' }, 'You don’t work on this day.'],
    [
      { cause: 'outside_hours', hours: [{ start: '08:00', end: '17:00' }] },
      'This is outside your hours of the day, 8:00 AM – 5:00 PM.',
    ],
    [{ cause: 'outside_zones' }, 'The address is outside your work zones.'],
    [{ cause: 'zone_not_served' }, 'You don’t serve the address’s work zone on this day.'],
  ])('%j is said in one sentence', (given, words) => {
    expect(startRefusalWords(buildStartRefusal(given), reader)).toBe(words);
  });

  it('reads on a 24-hour clock, and without a name', () => {
    expect(startRefusalWords(buildStartRefusal(), { clock: '24' })).toBe(
      'This overlaps with your appointment at 14:00.',
    );
  });
});
