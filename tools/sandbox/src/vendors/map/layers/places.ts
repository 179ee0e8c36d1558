import {
  AUSTIN_NEIGHBORHOODS,
  cities,
  contains,
  PHOENIX_NEIGHBORHOODS,
  toMercator,
  zipAreas,
  zipBordersIn,
  zipCentersIn,
  type Bounds,
  type City,
} from '@tailgate/town';
import { labelAt, lines, named, type Feature, type Layers } from '../feature.ts';

const FROM_ZOOM = { zipBorder: 11, zip: 11, neighborhood: 11, state: 3 };
const STATE_TO_ZOOM = 7;

/** How many ZIP areas a city has that is named at a zoom: fewer the nearer one looks. */
const AREAS_OF_NAMED_CITY = [999, 999, 999, 60, 45, 30, 16, 8, 4, 2, 1] as const;

/** ZIP areas are no part of OpenMapTiles' schema: they come as a class of their own in its layers. */
export const placesIn = (bounds: Bounds, zoom: number): Layers => ({
  boundary:
    zoom >= FROM_ZOOM.zipBorder
      ? zipBordersIn(bounds).map((border) => lines([border], { class: 'postal_code', admin_level: 9 }))
      : [],
  place: [
    ...citiesIn(bounds, zoom),
    ...(zoom >= FROM_ZOOM.zip ? zipCentersIn(bounds) : []).map((area) =>
      labelAt(area, { class: 'postal_code', rank: 20, ...named(area.zip) }),
    ),
    ...(zoom >= FROM_ZOOM.neighborhood ? [...AUSTIN_NEIGHBORHOODS, ...PHOENIX_NEIGHBORHOODS] : []).map((place) =>
      labelAt(place, { class: 'neighbourhood', rank: 12, ...named(place.name) }),
    ),
    ...(zoom >= FROM_ZOOM.state && zoom <= STATE_TO_ZOOM ? stateNames() : []),
  ],
});

const load = () => cities().map((city) => ({ city, place: toMercator(city) }));
let placed: ReturnType<typeof load> | undefined;

const citiesIn = (bounds: Bounds, zoom: number): Feature[] => {
  const least = AREAS_OF_NAMED_CITY[Math.min(zoom, AREAS_OF_NAMED_CITY.length - 1)] ?? 1;
  return (placed ??= load())
    .filter(({ city, place }) => city.areas >= least && contains(bounds, place))
    .map(({ city }) => labelAt(city, { class: classOf(city), rank: rankOf(city), ...named(city.name) }));
};

const classOf = ({ areas }: City) => (areas >= 8 ? 'city' : areas >= 2 ? 'town' : 'village');

/** The largest cities have rank 1. */
const rankOf = ({ areas }: City) => Math.max(1, 14 - Math.round(2 * Math.log2(areas)));

let states: readonly Feature[] | undefined;

/** In the middle of where people live, which is always inside. */
const stateNames = (): readonly Feature[] =>
  (states ??= [...Map.groupBy(zipAreas().all, ({ state }) => state)].map(([state, areas]) => {
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const middle = {
      latitude: mean(areas.map(({ latitude }) => latitude)),
      longitude: mean(areas.map(({ longitude }) => longitude)),
    };
    return labelAt(middle, { class: 'state', rank: 1, ...named(state) });
  }));
