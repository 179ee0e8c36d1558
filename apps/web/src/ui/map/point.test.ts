import { describe, expect, it } from 'vitest';
import { degreesInWords, roundedPoint } from './point.ts';

describe('a point', () => {
  it('RL-widgets-02 is read out with five decimals', () => {
    expect([30.2428, -97.765812345, 0].map(degreesInWords)).toEqual(['30.24280', '-97.76581', '0.00000']);
  });

  it.each([
    [
      { latitude: 30.123456, longitude: -97.987654 },
      { latitude: 30.12346, longitude: -97.98765 },
    ],
    [
      { latitude: 40, longitude: 262.5 },
      { latitude: 40, longitude: -97.5 },
    ],
    [
      { latitude: 40, longitude: -457.5 },
      { latitude: 40, longitude: -97.5 },
    ],
    [
      { latitude: 89.9, longitude: 0 },
      { latitude: 85, longitude: 0 },
    ],
  ])('stays on the map: %j', (given, expected) => {
    expect(roundedPoint(given)).toEqual(expected);
  });
});
