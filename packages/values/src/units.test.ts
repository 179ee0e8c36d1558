import { describe, expect, it } from 'vitest';
import { measurementSystemOf, metersOf, milesOf, poundsOf, showMiles, showWeight, weightUnit } from './units.ts';

describe('measures', () => {
  it.each([
    ['US', 'imperial'],
    ['us', 'imperial'],
    ['CA', 'metric'],
    ['GB', 'metric'],
    ['', 'imperial'],
    [undefined, 'imperial'],
  ])('RL-format-08 in country %j are %s', (country, system) => {
    expect(measurementSystemOf(country)).toBe(system);
  });

  it('RL-format-06 give weight in lbs or Kgs', () => {
    expect(weightUnit()).toBe('lbs');
    expect(weightUnit('metric')).toBe('Kgs');
    expect(showWeight(42)).toBe('42 lbs');
    expect(showWeight(42, 'metric')).toBe('19.1 Kgs');
    expect(showWeight(poundsOf(20, 'metric'), 'metric')).toBe('20 Kgs');
    expect(poundsOf(20, 'imperial')).toBe(20);
  });

  it.each([
    [0, '0 miles'],
    [1609.344, '1 mile'],
    [5311, '3.3 miles'],
    [1_609_344, '1,000 miles'],
  ])('RL-format-06 give a distance of %d meters in miles: %s', (meters, shown) => {
    expect(showMiles(milesOf(meters))).toBe(shown);
  });

  it('convert from miles to meters and back', () => {
    expect(metersOf(2)).toBe(3218.688);
    expect(milesOf(metersOf(7))).toBeCloseTo(7, 9);
  });
});
