import { AUSTIN_NEIGHBORHOODS, PHOENIX_NEIGHBORHOODS, type Neighborhood } from './neighborhoods.ts';
import { toPlane } from './plane.ts';
import type { Axis, Street } from './street.ts';
import { BLOCK_M } from './superblock-size.ts';

/** Streets that stories, designs and tests know by name. */
interface Landmark {
  readonly name: string;
  readonly neighborhood: string;
  readonly axis: Axis;
  /** The hundred its numbers begin with. */
  readonly first: number;
}

const LANDMARKS: readonly Landmark[] = [
  { name: 'Elm Ridge Rd', neighborhood: 'South Lamar', axis: 'u', first: 22 },
  { name: 'E Palo Brea Ln', neighborhood: 'Arcadia', axis: 'u', first: 42 },
];

const placeOf = (neighborhood: string) => {
  const place = [...AUSTIN_NEIGHBORHOODS, ...PHOENIX_NEIGHBORHOODS].find(({ name }) => name === neighborhood);
  return toPlane(place as Neighborhood);
};
const known = LANDMARKS.map((landmark) => ({ ...landmark, place: placeOf(landmark.neighborhood) }));

/** The small streets of a superblock, of which the one nearest to a landmark takes its name and numbers. */
export const landmarksIn = (i: number, j: number, streets: readonly Street[]): Street[] =>
  known
    .filter(({ place: [u, v] }) => Math.floor(u / BLOCK_M) === i && Math.floor(v / BLOCK_M) === j)
    .reduce(
      (all, { name, axis, place, first }) => {
        const at = place[axis === 'u' ? 1 : 0];
        const [nearest] = all
          .filter((street) => street.axis === axis && street.class === 'minor')
          .toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at));
        return all.map((street) =>
          street === nearest ? { ...street, name, hundreds: { first, isRising: true } } : street,
        );
      },
      [...streets],
    );
