import { zipAreaAt } from './districts.ts';
import { hash } from './hash.ts';
import { fromPlane, toPlane, type Plane } from './plane.ts';
import type { Point } from './point.ts';
import { streetKey } from './street-names.ts';
import { placeOn, type Street } from './street.ts';
import { superblocksAround } from './streets.ts';
import type { Superblock } from './superblock.ts';
import type { ZipArea } from './zip-areas.ts';

export interface House extends Point {
  readonly number: number;
  readonly street: string;
}

/**
 * From the middle of the street to the front door, and from a crossing to the first house; in Mercator meters. Corner
 * lots belong to the streets along u.
 */
const SETBACK_M = 22;
const CORNER_M = { u: 26, v: 52 } as const;
/** Odd numbers on one side of the street, even ones on the other; six lots a side in every hundred. */
const LOTS = 6;
const LOT_NUMBERS = 16;
const FIRST_EVEN = 8;

const cellsOf = ({ crossings }: Street): number => crossings.length - 1;

/** The hundred of the house numbers between two crossings. */
const hundredOf = (street: Street, cell: number): number =>
  street.hundreds.first + (street.hundreds.isRising ? cell : cellsOf(street) - 1 - cell);

const cellOfHundred = (street: Street, hundred: number): number => {
  const steps = hundred - street.hundreds.first;
  return street.hundreds.isRising ? steps : cellsOf(street) - 1 - steps;
};

const isBuilt = ({ crossings, pieces }: Street, cell: number): boolean => {
  const [from, to] = [crossings[cell], crossings[cell + 1]];
  return from !== undefined && to !== undefined && pieces.some((piece) => piece[0] <= from && piece[1] >= to);
};

const builtCells = (street: Street): number[] =>
  street.crossings.slice(1).flatMap((_, cell) => (isBuilt(street, cell) ? [cell] : []));

/** A piece of ground with a house number. */
export interface Lot {
  readonly street: Street;
  readonly number: number;
  readonly door: Plane;
}

const lotOn = (street: Street, cell: number, number: number): Lot => {
  const [from = 0, to = 0] = [street.crossings[cell], street.crossings[cell + 1]];
  const way = (number % 100) / 100;
  const corner = CORNER_M[street.axis];
  const along = from + corner + (street.hundreds.isRising ? way : 1 - way) * (to - from - 2 * corner);
  return { street, number, door: placeOn(street, along, number % 2 === 0 ? -SETBACK_M : SETBACK_M) };
};

const houseOf = ({ street, number, door }: Lot): House => {
  const { latitude, longitude } = fromPlane(door);
  return {
    number,
    street: street.name ?? '',
    latitude: Number(latitude.toFixed(6)),
    longitude: Number(longitude.toFixed(6)),
  };
};

/** Every lot along a street. */
export const lotsOn = (street: Street): Lot[] =>
  builtCells(street).flatMap((cell) =>
    Array.from({ length: LOTS }, (_, lot) => hundredOf(street, cell) * 100 + lot * LOT_NUMBERS).flatMap((number) => [
      lotOn(street, cell, number + 1),
      lotOn(street, cell, number + FIRST_EVEN),
    ]),
  );

const nearestTo = ([u, v]: Plane, lots: readonly Lot[]): Lot | undefined => {
  const distance = ({ door }: Lot) => Math.hypot(door[0] - u, door[1] - v);
  return lots.reduce<Lot | undefined>((best, lot) => (best && distance(best) <= distance(lot) ? best : lot), undefined);
};

const isIn = (area: ZipArea, lot: Lot): boolean => zipAreaAt(fromPlane(lot.door)).area.zip === area.zip;

/** Streets farther than this from a place have no house that is nearest to it. */
const NEAR_M = 900;

/** The house nearest to a place, on a small street: main roads have no houses. None far from any town. */
export const houseNear = (point: Point): House | undefined => {
  const place = toPlane(point);
  const lots = superblocksAround(place, 1)
    .flatMap(({ smallStreets }) => smallStreets)
    .filter((street) => street.name !== undefined && distanceTo(street, place) < NEAR_M)
    .flatMap(lotsOn);
  const lot = nearestTo(place, lots);
  return lot && houseOf(lot);
};

const distanceTo = ({ axis, at }: Street, [u, v]: Plane) => Math.abs((axis === 'u' ? v : u) - at);

/** As far from the center of a ZIP area as its streets are looked for, in superblocks. */
const REACH = 4;

const indexed = new WeakMap<Superblock, ReadonlyMap<string, readonly Street[]>>();

/** By how they may be typed: `s lamar` also means S Lamar Blvd. */
const streetsByKey = (superblock: Superblock): ReadonlyMap<string, readonly Street[]> => {
  const known = indexed.get(superblock);
  if (known) return known;
  const signed = [...superblock.arterials, ...superblock.smallStreets].flatMap((street) => {
    const key = street.name === undefined ? '' : streetKey(street.name);
    return [key, key.replace(/ \w+$/, '')].map((typed) => ({ typed, street }));
  });
  const byKey = new Map(
    [...Map.groupBy(signed, ({ typed }) => typed)].map(([typed, all]) => [typed, all.map(({ street }) => street)]),
  );
  indexed.set(superblock, byKey);
  return byKey;
};

const streetsNamed = (typed: string, around: Plane): Street[] => {
  const key = streetKey(typed);
  return key === '' ? [] : superblocksAround(around, REACH).flatMap((each) => streetsByKey(each).get(key) ?? []);
};

export const hasStreet = (area: ZipArea, name: string): boolean =>
  streetsNamed(name, toPlane(area)).some((street) =>
    builtCells(street).some((cell) => isIn(area, lotOn(street, cell, 1))),
  );

/** The house of this number on a street of the area; none when the area has no street of that name. */
export const findHouse = (area: ZipArea, street: string, number: number, around: Point = area): House | undefined => {
  const place = toPlane(around);
  const streets = streetsNamed(street, place);
  const inArea = (lots: readonly Lot[]) => lots.filter((lot) => isIn(area, lot));
  const exact = streets.flatMap((each) => {
    const cell = cellOfHundred(each, Math.floor(number / 100));
    return isBuilt(each, cell) ? [lotOn(each, cell, number)] : [];
  });
  // A number that no block of the street has is put on one of its blocks, always the same.
  const others = () => streets.flatMap((each) => builtCells(each).map((cell) => lotOn(each, cell, number)));
  const lot = nearestTo(place, inArea(exact)) ?? pick(inArea(others()), number);
  return lot && houseOf(lot);
};

const pick = <T>(from: readonly T[], seed: number): T | undefined => from[hash(seed) % Math.max(1, from.length)];

const LANE_NUMBERS = [1, 26, 51, 76];

/** A place on a lane of the area that has no name on the map: for streets the town does not have. */
export const placeOnLane = (area: ZipArea, near: Point): Point | undefined => {
  const lots = superblocksAround(toPlane(near), 1)
    .flatMap(({ smallStreets }) => smallStreets)
    .filter((street) => street.class === 'service')
    .flatMap((lane) => builtCells(lane).flatMap((cell) => LANE_NUMBERS.map((number) => lotOn(lane, cell, number))))
    .filter((lot) => isIn(area, lot));
  const lot = nearestTo(toPlane(near), lots);
  return lot && fromPlane(lot.door);
};
