import type { ParsedQuery } from './parse-query.ts';
import { distanceDegrees, type Point, type ZipArea, type ZipAreas } from '@tailgate/town';

/** The cities of the demo data: the default for queries without a place. */
const HOME_CITIES = [
  { city: 'austin', stateCode: 'TX' },
  { city: 'phoenix', stateCode: 'AZ' },
];

/** The areas a query means, the likeliest first. */
export function findAreas(parsed: ParsedQuery, near: Point | null, areas: ZipAreas): readonly ZipArea[] {
  const inState = (area: ZipArea) => parsed.stateCode === null || area.stateCode === parsed.stateCode;
  if (parsed.zip !== null) {
    const area = areas.byZip.get(parsed.zip);
    return area ? [area] : [];
  }
  if (/^\d{3,4}$/.test(parsed.place))
    return areas.all.filter((area) => area.zip.startsWith(parsed.place) && inState(area));
  if (parsed.place !== '') return likeliestFirst(areasOfCity(parsed.place, areas).filter(inState), near);
  if (parsed.stateCode !== null) return areas.all.filter(inState);
  return near ? nearestFirst(areas.all, near) : homeAreas(areas);
}

/** Exactly that city, or else every city that begins so. */
function areasOfCity(name: string, areas: ZipAreas): readonly ZipArea[] {
  const exact = areas.byCity.get(name);
  if (exact) return exact;
  if (name.length < 3) return [];
  return [...areas.byCity].filter(([city]) => city.startsWith(name)).flatMap(([, ofCity]) => ofCity);
}

const NEIGHBOURHOOD_DEGREES = 2;

/** Only areas near the point are sorted; far from all of them, all are. */
function nearestFirst(found: readonly ZipArea[], near: Point): readonly ZipArea[] {
  const measured = found.map((area) => ({ area, distance: distanceDegrees(area, near) }));
  const around = measured.filter(({ distance }) => distance < NEIGHBOURHOOD_DEGREES);
  return (around.length > 0 ? around : measured)
    .sort((one, other) => one.distance - other.distance)
    .map(({ area }) => area);
}

/** Of several cities the home city, then the one with the most areas: Portland is the one in Oregon. */
function likeliestFirst(found: readonly ZipArea[], near: Point | null): readonly ZipArea[] {
  if (near) return nearestFirst(found, near);
  const cityOf = ({ city, stateCode }: ZipArea) => `${city}, ${stateCode}`;
  const isHome = (area: ZipArea | undefined) =>
    HOME_CITIES.some(({ city, stateCode }) => area?.city.toLowerCase() === city && area.stateCode === stateCode);
  const cities = [...Map.groupBy(found, cityOf).values()];
  return cities
    .toSorted((one, other) => Number(isHome(other[0])) - Number(isHome(one[0])) || other.length - one.length)
    .flat();
}

/** Interleaved, so that both demo cities are among the first results. */
function homeAreas(areas: ZipAreas): readonly ZipArea[] {
  const [austin = [], phoenix = []] = HOME_CITIES.map(({ city, stateCode }) =>
    (areas.byCity.get(city) ?? []).filter((area) => area.stateCode === stateCode && area.hasHouses),
  );
  return austin.flatMap((area, index) => [area, phoenix[index]].filter((each) => each !== undefined));
}
