import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildVin, parseVin, vinProblem } from './vin.ts';

// As the regulation prints them, apart from the implementation.
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  'A1 B2 C3 D4 E5 F6 G7 H8 J1 K2 L3 M4 N5 P7 R9 S2 T3 U4 V5 W6 X7 Y8 Z9 00 11 22 33 44 55 66 77 88 99'
    .split(' ')
    .map((pair) => [pair.charAt(0), Number(pair.charAt(1))]),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;

const character = fc.constantFrom(...Object.keys(VALUES));
const eight = fc.string({ unit: character, minLength: 8, maxLength: 8 });
const vin = fc.tuple(eight, eight).map(([first8, rest8]) => buildVin(first8, rest8));

describe('parseVin', () => {
  it.each([['1M8GDM9AXKP042788'], ['11111111111111111'], ['1HGCM82633A004352'], ['3VV3B7AXXNM077525']])(
    'accepts %s',
    (typed) => {
      expect(parseVin(typed)).toBe(typed);
      expect(vinProblem(typed)).toBeUndefined();
    },
  );

  it.each([['1m8gdm9axkp042788'], ['  1M8 GDM9AX-KP-042788\n'], ['1M8GDM9AX\u00A0KP\u2013042788']])(
    'reads %j without spaces, hyphens and lowercase letters',
    (typed) => {
      expect(parseVin(typed)).toBe('1M8GDM9AXKP042788');
    },
  );

  it('accepts every VIN with a computed check digit', () => {
    fc.assert(
      fc.property(vin, (built) => {
        expect(parseVin(built)).toBe(built);
      }),
    );
  });

  it('notices every changed character that changes the weighted sum', () => {
    fc.assert(
      fc.property(vin, fc.nat({ max: 16 }), character, (built, position, other) => {
        const before = VALUES[built.charAt(position)] ?? 0;
        const isSeen =
          position === CHECK_POSITION
            ? other !== built.charAt(position)
            : ((before - (VALUES[other] ?? 0)) * (WEIGHTS[position] ?? 0)) % 11 !== 0;
        const changed = `${built.slice(0, position)}${other}${built.slice(position + 1)}`;
        expect(parseVin(changed) === undefined).toBe(isSeen);
      }),
    );
  });

  it('answers every text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        expect(parseVin(typed) === undefined).toBe(vinProblem(typed) !== undefined);
      }),
    );
  });
});

describe('vinProblem', () => {
  it.each([
    ['', 'is required'],
    [' - ', 'is required'],
    ['1M8GDM9AXKP04278', 'has 17 characters; this one has 16'],
    ['1M8GDM9AXKP0427888', 'has 17 characters; this one has 18'],
    ['1M8GDM9AXKPO42788', 'never has the letters I, O or Q'],
    ['1M8GDM9AXKP04278i', 'never has the letters I, O or Q'],
    ['1M8GDM9AXKP04278ß', 'has only letters and digits'],
    ['1M8GDM9AXKP04278ı', 'has only letters and digits'],
    ['1M8GDM9AXKP04278🚐', 'has only letters and digits'],
    ['1M8GDM9A1KP042788', 'has a typo: the check digit does not match'],
    ['1M8GDM9AXKP042789', 'has a typo: the check digit does not match'],
  ])('of %j: %s', (typed, problem) => {
    expect(vinProblem(typed)).toBe(problem);
    expect(parseVin(typed)).toBeUndefined();
  });
});

describe('buildVin', () => {
  it('computes the check digit', () => {
    expect(buildVin('1M8GDM9A', 'KP042788')).toBe('1M8GDM9AXKP042788');
    expect(buildVin('1m8gdm9a', 'kp042788')).toBe('1M8GDM9AXKP042788');
  });

  it.each([
    ['1M8GDM9', 'KP042788'],
    ['1M8GDM9AX', 'P042788'],
    ['1M8GDM9O', 'KP042788'],
  ])('throws for %j and %j', (first8, rest8) => {
    expect(() => buildVin(first8, rest8)).toThrow(RangeError);
  });
});
