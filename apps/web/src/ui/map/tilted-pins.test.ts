import { expect, it } from 'vitest';
import { tiltsOf } from './tilted-pins.ts';

const AUSTIN = { latitude: 30.25, longitude: -97.75 };
const east = (degrees: number) => ({ ...AUSTIN, longitude: AUSTIN.longitude + degrees });

it('leaves pins alone that are far enough apart', () => {
  expect(tiltsOf([AUSTIN, east(0.1)], 12)).toEqual([0, 0]);
});

it('fans out pins at one place, the first one to the west', () => {
  expect(tiltsOf([AUSTIN, AUSTIN], 12)).toEqual([-36, 36]);
  expect(tiltsOf([AUSTIN, AUSTIN, AUSTIN], 12)).toEqual([-72, 0, 72]);
});

it('turns the pin in the west to the west, whatever its number is', () => {
  expect(tiltsOf([east(0.002), AUSTIN], 12)).toEqual([36, -36]);
});

it('turns them upright again when the map comes nearer', () => {
  expect(tiltsOf([AUSTIN, east(0.002)], 16)).toEqual([0, 0]);
});

it('joins pins that only a third one brings together, and spreads many around the whole circle', () => {
  expect(tiltsOf([AUSTIN, east(0.006), east(0.003)], 12)).toEqual([-72, 72, 0]);
  const many = tiltsOf(
    Array.from({ length: 8 }, () => AUSTIN),
    12,
  );
  expect(new Set(many).size).toBe(8);
  expect(Math.max(...many) - Math.min(...many)).toBeLessThan(360);
});
