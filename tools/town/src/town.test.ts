import { describe, expect, it } from 'vitest';
import { zipAreaAt, zipBordersIn } from './districts.ts';
import { findHouse, hasStreet, houseNear, lotsOn, placeOnLane } from './houses.ts';
import { AUSTIN_NEIGHBORHOODS, PHOENIX_NEIGHBORHOODS } from './neighborhoods.ts';
import { fromMercator, fromPlane, groundScale, toMercator, toPlane } from './plane.ts';
import { distanceMeters } from './point.ts';
import { streetKey } from './street-names.ts';
import { placeOn, type Street } from './street.ts';
import { superblocksAround } from './streets.ts';
import { isTooWet, rivers } from './water.ts';
import { zipAreas, type ZipArea } from './zip-areas.ts';

const NEIGHBORHOODS = [...AUSTIN_NEIGHBORHOODS, ...PHOENIX_NEIGHBORHOODS];
const areaOf = (zip: string) => zipAreas().byZip.get(zip) as ZipArea;
const austin = superblocksAround(toPlane(areaOf('78704')), 3);
const smallStreets = austin.flatMap((superblock) => superblock.smallStreets);
const signed = smallStreets.filter(({ name }) => name !== undefined);

describe('the plane of the streets', () => {
  it.each(NEIGHBORHOODS)('leads back to where $name is', (place) => {
    expect(distanceMeters(place, fromPlane(toPlane(place)))).toBeLessThan(0.01);
  });
});

describe('neighborhoods', () => {
  it.each(NEIGHBORHOODS)('$name lies in its ZIP area and has a house nearby that can be found again', (place) => {
    expect(zipAreaAt(place).area.zip).toBe(place.postalCode);
    const house = houseNear(place);
    expect(house && distanceMeters(place, house)).toBeLessThan(300);
    expect(house && findHouse(areaOf(place.postalCode), house.street, house.number, house)).toEqual(house);
  });
});

describe('streets', () => {
  it('have names that do not come twice in a part of town', () => {
    const names = signed.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(400);
    expect(new Set(names).size).toBe(names.length);
  });

  it('end at the bank of a river, and go around parks', () => {
    const isInPark = (street: Street, along: number) =>
      austin.some(({ park }) => {
        const [u, v] = placeOn(street, along);
        return park && u > park.from[0] && u < park.to[0] && v > park.from[1] && v < park.to[1];
      });
    for (const street of smallStreets)
      for (const [from, to] of street.pieces) {
        const middle = (from + to) / 2;
        expect(isTooWet(rivers(), placeOn(street, middle)), street.name).toBe(false);
        expect(isInPark(street, middle), street.name).toBe(false);
      }
  });

  it.each([
    ['2417 Elm Ridge Rd', '78704', 'Elm Ridge Rd'],
    ['2417 elm ridge road', '78704', 'Elm Ridge Rd'],
    ['1600 South Lamar', '78704', 'S Lamar Blvd'],
    ['4408 e palo brea ln', '85018', 'E Palo Brea Ln'],
  ])('are found as typed: %s', (typed, zip, sign) => {
    const [, number = '', street = ''] = /^(\d+) (.+)$/.exec(typed) ?? [];
    const house = findHouse(areaOf(zip), street, Number(number));
    expect(house).toMatchObject({ number: Number(number), street: sign });
    expect(house && zipAreaAt(house).area.zip).toBe(zip);
  });

  it('have houses on both sides, a few steps from their middle', () => {
    const street = signed.find(({ pieces }) => pieces.length > 0) as Street;
    const lots = lotsOn(street);
    const aside = lots.map(({ door }) => door[street.axis === 'u' ? 1 : 0] - street.at);
    expect(new Set(aside.map(Math.sign))).toEqual(new Set([1, -1]));
    expect(Math.max(...aside.map(Math.abs)) * groundScale(areaOf('78704'))).toBeLessThan(25);
    expect(new Set(lots.map(({ number }) => number)).size).toBe(lots.length);
  });

  it('that a ZIP area does not have are not found in it', () => {
    expect(hasStreet(areaOf('78704'), 'Elm Ridge Rd')).toBe(true);
    expect(hasStreet(areaOf('85018'), 'Elm Ridge Rd')).toBe(false);
    expect(findHouse(areaOf('78704'), 'Nowhere Ln', 12)).toBeUndefined();
    expect(findHouse(areaOf('78704'), '', 12)).toBeUndefined();
  });
});

describe('a lane', () => {
  it('lies in its ZIP area and bears no name', () => {
    const place = placeOnLane(areaOf('78704'), areaOf('78704'));
    expect(place && zipAreaAt(place).area.zip).toBe('78704');
  });
});

describe('ZIP areas', () => {
  it('meet at their borders: a step to either side is in another area', () => {
    const [x, y] = toMercator(areaOf('78704'));
    const borders = zipBordersIn({ west: x - 4_000, south: y - 4_000, east: x + 4_000, north: y + 4_000 });
    expect(borders.length).toBeGreaterThan(5);
    const sides = borders.map(([from, to]) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const step = 5 / Math.max(1, Math.hypot(dx, dy));
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
      return [1, -1].map((side) => {
        const place = [middle[0] - dy * step * side, middle[1] + dx * step * side] as const;
        return zipAreaAt(fromMercator(place)).area.zip;
      });
    });
    for (const [one, other] of sides) expect(one).not.toBe(other);
  });
});

it('reads a street however it is typed', () => {
  expect(streetKey("South O'Neil  Street.")).toBe('s oneil st');
});
