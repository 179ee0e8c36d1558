import { describe, expect, it } from 'vitest';
import { durationSteps, halfHourSlots, hundredQuarterHourSlots, quarterHourSlots, timeSlots } from './time-slots.ts';

describe('time slots', () => {
  it('RL-time-input-03 are 48 half hours', () => {
    expect(halfHourSlots()).toHaveLength(48);
    expect(halfHourSlots().slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
    expect(halfHourSlots().at(-1)).toBe('23:30');
  });

  it('RL-time-input-02 are the quarter hours from 00:00 to 23:45', () => {
    expect(quarterHourSlots()).toHaveLength(96);
    expect(quarterHourSlots().at(-1)).toBe('23:45');
  });

  it('RL-time-input-04 are 100 quarter hours where the number matters', () => {
    expect(hundredQuarterHourSlots()).toHaveLength(100);
    expect(hundredQuarterHourSlots().slice(0, 96)).toEqual(quarterHourSlots());
    expect(hundredQuarterHourSlots().at(-1)).toBe('24:45');
  });

  it('RL-time-input-05 take any interval', () => {
    expect(timeSlots(60)).toHaveLength(24);
    expect(timeSlots(50).at(-1)).toBe('23:20');
    expect(() => timeSlots(0)).toThrow(RangeError);
    expect(() => timeSlots(7.5)).toThrow(RangeError);
  });

  it('RL-time-input-01 give durations up to 300 minutes', () => {
    expect(durationSteps(5, 300)).toHaveLength(60);
    expect(durationSteps(15, 300).slice(0, 2)).toEqual([15, 30]);
    expect(durationSteps(15, 300).at(-1)).toBe(300);
  });
});
