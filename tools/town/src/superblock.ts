import { zipAreaAt } from './districts.ts';
import { between, hash, modulo, share } from './hash.ts';
import { landmarksIn } from './landmarks.ts';
import { fromPlane, type Plane } from './plane.ts';
import { arterialName, hundredsOf, parkName, smallStreetName } from './street-names.ts';
import { partsWhere, placeOn, without, type Axis, type Street } from './street.ts';
import { BLOCK_M } from './superblock-size.ts';
import { isTooWet, riversAt, type River } from './water.ts';

/** The ground between four arterials. */
export interface Superblock {
  readonly i: number;
  readonly j: number;
  readonly isTown: boolean;
  readonly ground: 'residential' | 'commercial' | 'wood' | 'open';
  /** Along its west and south sides; the others belong to its neighbors. */
  readonly arterials: readonly Street[];
  readonly park: Park | undefined;
  /** Inside it; none outside of towns. */
  readonly smallStreets: readonly Street[];
}

export interface Park {
  readonly name: string;
  readonly from: Plane;
  readonly to: Plane;
  readonly hasPond: boolean;
}

/** How far a town reaches from the center of its ZIP area, and how far the roads between towns. */
const TOWN_M = 4_400;
const COUNTRY_M = 9_000;
const SUBURB_M = 3_000;
const WATER_STEP_M = 30;
/** What is left of a street between water and park must be worth a sign. */
const LEAST_PIECE_M = 90;

const metersToTown = (i: number, j: number): number =>
  zipAreaAt(fromPlane([(i + 0.5) * BLOCK_M, (j + 0.5) * BLOCK_M])).meters;

const isTown = (i: number, j: number) => metersToTown(i, j) < TOWN_M;

const KEPT = 20_000;
const built = new Map<string, Superblock>();

export const superblockAt = (i: number, j: number): Superblock => {
  const key = `${i} ${j}`;
  const found = built.get(key);
  if (found) return found;
  if (built.size >= KEPT) built.clear();
  const superblock = build(i, j);
  built.set(key, superblock);
  return superblock;
};

export const sidesOf = ({ i, j }: Superblock): readonly [from: Plane, to: Plane] => [
  [i * BLOCK_M, j * BLOCK_M],
  [(i + 1) * BLOCK_M, (j + 1) * BLOCK_M],
];

/** Lines across a superblock, none exactly as far from the next as the other; its sides included. */
const linesAcross = (start: number, count: number, i: number, j: number, salt: number): number[] =>
  Array.from({ length: count + 1 }, (_, line) => {
    const isSide = line === 0 || line === count;
    const nudge = isSide ? 0 : (share(i, j, salt, line) - 0.5) * 0.24;
    return start + ((line + nudge) * BLOCK_M) / count;
  });

const build = (i: number, j: number): Superblock => {
  const meters = metersToTown(i, j);
  const isSuburb = meters > SUBURB_M;
  const us = linesAcross(i * BLOCK_M, isSuburb ? between(4, 5, i, j, 1) : between(6, 8, i, j, 1), i, j, 2);
  const vs = linesAcross(j * BLOCK_M, isSuburb ? between(5, 6, i, j, 3) : between(8, 9, i, j, 3), i, j, 4);
  const park = meters < TOWN_M ? parkOf(i, j, us, vs) : undefined;
  let small: readonly Street[] | undefined;
  return {
    i,
    j,
    isTown: meters < TOWN_M,
    ground: groundOf(i, j, meters),
    arterials: [arterial(i, j, 'v', vs, meters), arterial(i, j, 'u', us, meters)].flatMap((road) => road ?? []),
    park,
    // Seen from far away only arterials matter, and there are thousands of superblocks.
    get smallStreets() {
      return (small ??= meters < TOWN_M ? smallStreetsOf(i, j, us, vs, park) : []);
    },
  };
};

const groundOf = (i: number, j: number, meters: number): Superblock['ground'] => {
  const drawn = share(i, j, 31);
  if (meters >= TOWN_M) return meters < COUNTRY_M && drawn < 0.12 ? 'wood' : 'open';
  if (drawn < 0.45) return 'residential';
  return drawn < 0.6 ? 'commercial' : 'open';
};

const smallStreetsOf = (
  i: number,
  j: number,
  us: readonly number[],
  vs: readonly number[],
  park: Park | undefined,
): Street[] => {
  const wet = riversAt([i * BLOCK_M, j * BLOCK_M], [(i + 1) * BLOCK_M, (j + 1) * BLOCK_M]);
  return [...landmarksIn(i, j, namedStreets(i, j, us, vs)), ...lanes(i, j, us, vs)].map((street) =>
    cut(street, park, wet),
  );
};

/** Every fourth arterial is a main road, and goes on between towns. */
const arterial = (
  i: number,
  j: number,
  axis: Axis,
  crossings: readonly number[],
  meters: number,
): Street | undefined => {
  const isMain = axis === 'v' ? modulo(i, 4) === 2 : modulo(j, 4) === 1;
  const isBesideTown = meters < TOWN_M || (axis === 'v' ? isTown(i - 1, j) : isTown(i, j - 1));
  if (!isBesideTown && !(isMain && meters < COUNTRY_M)) return undefined;
  return {
    class: isMain ? 'primary' : 'secondary',
    name: arterialName(i, j, axis),
    axis,
    at: (axis === 'v' ? i : j) * BLOCK_M,
    crossings,
    // Bridges carry it over water.
    pieces: [[crossings[0] ?? 0, crossings.at(-1) ?? 0]],
    hundreds: hundredsOf(i, j, axis),
  };
};

const namedStreets = (i: number, j: number, us: readonly number[], vs: readonly number[]): Street[] =>
  (['v', 'u'] as const).flatMap((axis) => {
    const [across, along] = axis === 'v' ? [us, vs] : [vs, us];
    const middle = Math.floor(across.length / 2);
    return across.slice(1, -1).map((at, index): Street => {
      const isCollector = index + 1 === middle;
      const [salt, last] = [axis === 'v' ? 5 : 6, along.length - 1];
      // Some end at a crossing before the far side.
      const [before, after] = isCollector
        ? [0, 0]
        : [share(i, j, salt, index) < 0.2 ? 1 : 0, share(i, j, salt + 2, index) < 0.2 ? 2 : 0];
      return {
        class: isCollector ? 'tertiary' : 'minor',
        name: smallStreetName(i, j, axis, axis === 'v' ? index : us.length - 2 + index),
        axis,
        at,
        crossings: along,
        pieces: [[along[before] ?? 0, along[last - after] ?? 0]],
        hundreds: hundredsOf(i, j, axis),
      };
    });
  });

/** Lanes behind the houses of some rows. They have no name on any map. */
const lanes = (i: number, j: number, us: readonly number[], vs: readonly number[]): Street[] =>
  vs.slice(0, -1).flatMap((v, row): Street[] => {
    if (share(i, j, 11, row) < 0.45) return [];
    const first = hash(i, j, 12, row) % Math.max(1, us.length - 3);
    return [
      {
        class: 'service',
        name: undefined,
        axis: 'u',
        at: (v + (vs[row + 1] ?? v)) / 2,
        crossings: us,
        pieces: [[us[first] ?? 0, us[first + 3] ?? us.at(-1) ?? 0]],
        hundreds: hundredsOf(i, j, 'u'),
      },
    ];
  });

const parkOf = (i: number, j: number, us: readonly number[], vs: readonly number[]): Park | undefined => {
  if (share(i, j, 21) > 0.3) return undefined;
  const [columns, rows] = [between(2, 3, i, j, 22), between(2, 4, i, j, 23)];
  const left = hash(i, j, 24) % Math.max(1, us.length - columns);
  const low = hash(i, j, 25) % Math.max(1, vs.length - rows);
  return {
    name: parkName(i, j),
    from: [us[left] ?? 0, vs[low] ?? 0],
    to: [us[left + columns] ?? 0, vs[low + rows] ?? 0],
    hasPond: share(i, j, 26) < 0.4,
  };
};

const cut = (street: Street, park: Park | undefined, wet: readonly River[]): Street => {
  const [side, along] = street.axis === 'u' ? ([1, 0] as const) : ([0, 1] as const);
  const isInPark = park !== undefined && street.at > park.from[side] && street.at < park.to[side];
  const outside = isInPark ? without(street.pieces, [park.from[along], park.to[along]]) : street.pieces;
  const dry =
    wet.length === 0
      ? outside
      : outside.flatMap((piece) => partsWhere(piece, WATER_STEP_M, (at) => !isTooWet(wet, placeOn(street, at))));
  return { ...street, pieces: dry.filter(([from, to]) => to - from > LEAST_PIECE_M) };
};
