import { feature } from 'topojson-client';
// As a file of its own: the browser reads it faster as data than as a script.
import countiesUrl from 'us-atlas/counties-10m.json?url';
import { middleOf } from './middle-of.ts';

type Topology = Parameters<typeof feature>[0];
type FeatureCollection = GeoJSON.FeatureCollection;

export interface Atlas {
  readonly states: FeatureCollection;
  readonly counties: FeatureCollection;
  readonly stateNames: FeatureCollection;
  readonly countyNames: FeatureCollection;
}

let loading: Promise<Atlas> | undefined;

/** States and counties after the Census Bureau; read once, and again only if that failed. */
export const loadAtlas = (): Promise<Atlas> => {
  loading ??= readAtlas().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

const readAtlas = async (): Promise<Atlas> => {
  const answer = await fetch(countiesUrl);
  if (!answer.ok) throw new Error(`The map's borders answered ${answer.status}`);
  const topology = (await answer.json()) as Topology;
  const [states, counties] = [areasOf(topology, 'states'), areasOf(topology, 'counties')];
  return { states, counties, stateNames: namesOf(states), countyNames: namesOf(counties) };
};

const areasOf = (topology: Topology, name: string): FeatureCollection => {
  const areas = topology.objects[name];
  if (areas?.type !== 'GeometryCollection') throw new Error(`The map's borders name no ${name}`);
  return feature(topology, areas);
};

const namesOf = (areas: FeatureCollection): FeatureCollection => ({
  type: 'FeatureCollection',
  features: areas.features.flatMap((area): GeoJSON.Feature[] => {
    const middle = middleOf(area);
    return middle
      ? [{ type: 'Feature', properties: area.properties, geometry: { type: 'Point', coordinates: middle } }]
      : [];
  }),
});
