import { hash, modulo } from './hash.ts';
import { regionAt, type Region } from './regions.ts';
import type { Axis } from './street.ts';
import { BLOCK_M } from './superblock-size.ts';

const SUFFIXES = ['Dr', 'Ln', 'Rd', 'St', 'Ave', 'Way', 'Ct', 'Pl'];
const IS_A_SUFFIX = new Set(['Path', 'Pass', 'Run', 'Trace', 'Landing', 'Crossing', 'Terrace', 'Way', 'Court']);

/** No name comes twice within seven superblocks. */
const REPEAT = 7;
const NAMES_IN_A_BLOCK = 18;

const regionOf = (i: number, j: number) => regionAt([(i + 0.5) * BLOCK_M, (j + 0.5) * BLOCK_M]);

/** How many superblocks from the center of the region; negative to the south and west. */
const fromCenter = (region: Region, axis: Axis, index: number): number =>
  index - Math.floor(region.center[axis === 'u' ? 0 : 1] / BLOCK_M);

const quarter = (region: Region, axis: Axis, i: number, j: number): string =>
  axis === 'u' ? (fromCenter(region, 'u', i) < 0 ? 'W' : 'E') : fromCenter(region, 'v', j) < 0 ? 'S' : 'N';

/** The n-th small street of a superblock. */
export const smallStreetName = (i: number, j: number, axis: Axis, n: number): string => {
  const region = regionOf(i, j);
  const { firstWords, secondWords } = region;
  const id = (modulo(i, REPEAT) * REPEAT + modulo(j, REPEAT)) * NAMES_IN_A_BLOCK + (n % NAMES_IN_A_BLOCK);
  // A step without a common factor visits every pair of words once before any pair returns.
  const pair = (id * 371) % (firstWords.length * secondWords.length);
  const [first = '', second = ''] = [
    firstWords[pair % firstWords.length],
    secondWords[Math.floor(pair / firstWords.length)],
  ];
  const suffix = IS_A_SUFFIX.has(second) ? '' : ` ${SUFFIXES[hash(pair) % SUFFIXES.length] ?? ''}`;
  const before = region.smallStreetsHaveQuarters ? `${quarter(region, axis, i, j)} ` : '';
  return `${before}${first} ${second}${suffix}`;
};

/** The arterial along the west side (axis v) or the south side (axis u) of a superblock. */
export const arterialName = (i: number, j: number, axis: Axis): string => {
  const region = regionOf(i, j);
  const { before, after } = axis === 'v' ? region.avenues : region.boulevards;
  const distance = axis === 'v' ? fromCenter(region, 'u', i) : fromCenter(region, 'v', j);
  const name = (distance < 0 ? before[(-distance - 1) % before.length] : after[distance % after.length]) ?? '';
  return /^[NSEW] /.test(name) ? name : `${quarter(region, axis, i, j)} ${name}`;
};

/** The hundreds of a superblock, counted from the center of the region outwards. */
export const hundredsOf = (
  i: number,
  j: number,
  axis: Axis,
): { readonly first: number; readonly isRising: boolean } => {
  const distance = fromCenter(regionOf(i, j), axis, axis === 'u' ? i : j);
  const outwards = distance < 0 ? -distance - 1 : distance;
  return { first: 1 + modulo(outwards * 10, 90), isRising: distance >= 0 };
};

/** Parks are called by the words that streets are called by. */
export const parkName = (i: number, j: number): string => {
  const { firstWords, secondWords } = regionOf(i, j);
  const words = [firstWords[hash(i, j, 41) % firstWords.length], secondWords[hash(i, j, 43) % 9]];
  return `${words.join(' ')} Park`.replace(' Park Park', ' Park');
};

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  drive: 'dr',
  lane: 'ln',
  road: 'rd',
  boulevard: 'blvd',
  court: 'ct',
  cove: 'cv',
  place: 'pl',
  terrace: 'ter',
  trail: 'trl',
  parkway: 'pkwy',
  circle: 'cir',
  highway: 'hwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** The same for a street however it is typed. */
export const streetKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.,'’]/g, '')
    .split(/\s+/)
    .map((word) => SHORT[word] ?? word)
    .join(' ')
    .trim();
