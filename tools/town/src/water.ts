import { planeBounds, type Bounds } from './bounds.ts';
import { citiesOfAtLeast } from './cities.ts';
import { hash, share } from './hash.ts';
import { toPlane, type Plane } from './plane.ts';

/** Flows roughly from west to east; its line and width depend on u alone. */
export interface River {
  readonly name: string;
  readonly center: Plane;
  readonly phase: number;
}

/** From its middle to either end. */
export const RIVER_REACH_M = 26_000;
const TAPER_M = 9_000;
const AREAS_OF_A_RIVER_CITY = 20;

const NAMES = ['Heron River', 'Willow River', 'Stony River', 'Otter River', 'Clear Fork', 'Elk River', 'Long Creek'];

/** Where people know the river of their town. */
const KNOWN: ReadonlyMap<string, { readonly name: string; readonly through: Plane; readonly phase: number }> = new Map([
  ['Austin, TX', { name: 'Lady Bird Lake', through: [0, -420], phase: Math.PI }],
  ['Phoenix, AZ', { name: 'Salt River', through: toPlane({ latitude: 33.428, longitude: -112.03 }), phase: 0 }],
]);

let flowing: readonly River[] | undefined;

/** Every large city lies on one. */
export const rivers = (): readonly River[] =>
  (flowing ??= citiesOfAtLeast(AREAS_OF_A_RIVER_CITY).map((city) => {
    const [u, v] = toPlane(city);
    const seed = hash(Math.round(u), Math.round(v));
    const known = KNOWN.get(`${city.name}, ${city.stateCode}`);
    return {
      name: known?.name ?? NAMES[seed % NAMES.length] ?? '',
      center: known?.through ?? [u, v + (share(seed, 1) - 0.5) * 6_000],
      phase: known?.phase ?? share(seed, 2) * 2 * Math.PI,
    };
  }));

const curve = (along: number, phase: number) => 1_000 * Math.sin(along / 3_900 + phase) + 300 * Math.sin(along / 1_400);

/** The v of its middle; at the center itself it passes through the center. */
export const middleOf = ({ center, phase }: River, u: number): number =>
  center[1] + curve(u - center[0], phase) - curve(0, phase);

export const halfWidthOf = ({ center }: River, u: number): number => {
  const along = u - center[0];
  const left = Math.min(1, Math.max(0, (RIVER_REACH_M - Math.abs(along)) / TAPER_M));
  return (125 + 45 * Math.sin(along / 2_600)) * Math.sqrt(left);
};

/** Streets keep this far from the bank. */
const BANK_M = 40;

export const riversAt = (from: Plane, to: Plane): River[] =>
  rivers().filter(
    ({ center: [u, v] }) =>
      u + RIVER_REACH_M >= from[0] && u - RIVER_REACH_M <= to[0] && v + 3_000 >= from[1] && v - 3_000 <= to[1],
  );

export const riversIn = (bounds: Bounds): River[] => {
  const { from, to } = planeBounds(bounds);
  return riversAt(from, to);
};

export const isTooWet = (near: readonly River[], [u, v]: Plane): boolean =>
  near.some((river) => {
    const half = halfWidthOf(river, u);
    return half > 0 && Math.abs(v - middleOf(river, u)) < half + BANK_M;
  });
