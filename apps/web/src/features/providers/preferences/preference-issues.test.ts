import { describe, expect, it } from 'vitest';
import { calendarHabitsOf } from '#shell/periods/calendar-habits.ts';
import { hasPreferenceIssues, preferenceIssues } from './preference-issues.ts';

describe('preferences', () => {
  it.each([
    [130, 25, ['maxPetWeight']],
    [90, 100, ['maxDistanceBetweenAppointments']],
    [130, 100, ['maxPetWeight', 'maxDistanceBetweenAppointments']],
    [129, 99, []],
    [131, 101, []],
  ])('RL-preferences-01 RL-preferences-02 of %i lbs and %i miles have issues with %j', (weight, distance, fields) => {
    const limits = { maxPetWeight: weight, maxDistanceBetweenAppointments: distance };
    expect(Object.keys(preferenceIssues(limits))).toEqual(fields);
    expect(hasPreferenceIssues(limits)).toBe(fields.length > 0);
  });

  it.each([
    [{}, { clock: '12', firstDayOfWeek: 1 }],
    [
      { clock: '24', firstDayOfWeek: 2, map: 'x' },
      { clock: '24', firstDayOfWeek: 2 },
    ],
    [
      { clock: 24, firstDayOfWeek: 'monday' },
      { clock: '12', firstDayOfWeek: 1 },
    ],
  ])('of the interface %j are read as %j', (kept, habits) => {
    expect(calendarHabitsOf(kept)).toEqual(habits);
  });
});
