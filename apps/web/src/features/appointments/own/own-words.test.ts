import { describe, expect, it } from 'vitest';
import { at, today } from '../appointments.testing.ts';
import { liveOf } from './own-words.ts';
import { buildOwn } from './own.testing.ts';

describe('what happens on the day', () => {
  const now = new Date(at(today(), 9));
  const soon = { appointmentStart: at(today(), 9.5) };

  it.each([
    [buildOwn({ ...soon, lateMinutes: 20 }), 'Maya Torres is running 20 minutes late', 'Around 9:50 AM'],
    [buildOwn({ ...soon, lateMinutes: 20, startedAt: at(today(), 9) }), 'Maya Torres is grooming', 'Since 9:00 AM'],
    [
      buildOwn({ ...soon, lateMinutes: 20, onMyWay: { since: at(today(), 9), eta: at(today(), 9.25) } }),
      'Maya Torres is on the way',
      'Arrives 9:15 AM',
    ],
  ])('is said in words', (appointment, words, aside) => {
    expect(liveOf(appointment, now)).toMatchObject({ words, aside });
  });

  it('is nothing before it, or once it is over', () => {
    expect(liveOf(buildOwn({ lateMinutes: 20 }), now)).toBeNull();
    expect(liveOf(buildOwn({ ...soon, status: 'complete', startedAt: at(today(), 9) }), now)).toBeNull();
  });
});
