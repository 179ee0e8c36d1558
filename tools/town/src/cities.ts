import type { Point } from './point.ts';
import { zipAreas, type ZipArea } from './zip-areas.ts';

export interface City extends Point {
  readonly name: string;
  readonly stateCode: string;
  /** The number of its ZIP areas with houses, as a measure of size. */
  readonly areas: number;
}

let loaded: readonly City[] | undefined;

/** Largest first. */
export const cities = (): readonly City[] => (loaded ??= load());

export const citiesOfAtLeast = (areas: number): City[] => cities().filter((city) => city.areas >= areas);

const load = (): City[] => {
  const lived = zipAreas().all.filter(({ hasHouses }) => hasHouses);
  return [...Map.groupBy(lived, ({ city, stateCode }) => `${city}, ${stateCode}`).values()]
    .flatMap((areas) => (areas[0] ? [cityOf(areas[0], areas)] : []))
    .toSorted((one, other) => other.areas - one.areas || one.name.localeCompare(other.name));
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The median, because a few areas of a city often lie far out. */
const cityOf = ({ city, stateCode }: ZipArea, areas: readonly ZipArea[]): City => ({
  name: city,
  stateCode,
  areas: areas.length,
  latitude: median(areas.map(({ latitude }) => latitude)),
  longitude: median(areas.map(({ longitude }) => longitude)),
});
