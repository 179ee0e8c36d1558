import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { PrivatePoint, roundedPlace } from './private-point.ts';

const HOME = { latitude: 30.267_153, longitude: -97.743_057 };
const home = new PrivatePoint(HOME);

it.each([
  ['JSON', JSON.stringify({ base: home })],
  ['a text', `${String(home)} ${home.toString()}`],
  ['a log line', inspect({ base: home }, { depth: 9, showHidden: true })],
  ['a spread', JSON.stringify(Object.assign({}, home))],
  ['its entries', JSON.stringify(Object.entries(home))],
  ['a clone', inspect(structuredClone(home), { showHidden: true })],
])('a home is not exact in %s', (_name, shown) => {
  expect(shown).not.toMatch(/267|743/);
});

it('a home is rounded to about a kilometer, and exact for its owner', () => {
  expect(home.toJSON()).toEqual({ latitude: 30.27, longitude: -97.74 });
  expect(home.exactFor('owner')).toEqual(HOME);
});

it('the same place is the same on the grid, on both sides of the equator', () => {
  expect(roundedPlace({ latitude: -33.868_8, longitude: 151.209_3 })).toEqual({ latitude: -33.87, longitude: 151.21 });
  expect(roundedPlace(roundedPlace(HOME))).toEqual(roundedPlace(HOME));
});
