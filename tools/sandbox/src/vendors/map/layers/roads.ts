import { linesOf, motorwaysIn, type Bounds, type Mercator, type StreetClass, type Superblock } from '@tailgate/town';
import { lines, named, type Layers } from '../feature.ts';

/** From which zoom a road is drawn, and from which it is named. */
const FROM_ZOOM: Readonly<Record<StreetClass, { readonly line: number; readonly name: number }>> = {
  primary: { line: 10, name: 10 },
  secondary: { line: 10, name: 12 },
  tertiary: { line: 11, name: 13 },
  minor: { line: 12, name: 13 },
  service: { line: 14, name: 15 },
};
const SMALL_FROM_ZOOM = 11;
const MOTORWAY_FROM_ZOOM = { line: 4, name: 7 };

export const roadsIn = (superblocks: readonly Superblock[], bounds: Bounds, zoom: number): Layers => {
  const streets = superblocks
    .flatMap(({ arterials, smallStreets }) => (zoom >= SMALL_FROM_ZOOM ? [...arterials, ...smallStreets] : arterials))
    .filter((street) => zoom >= FROM_ZOOM[street.class].line && street.pieces.length > 0)
    .map((street) => ({ ...street, lines: linesOf(street) }));
  const motorways = (zoom >= MOTORWAY_FROM_ZOOM.line ? motorwaysIn(bounds) : []).map(({ ref, line }) => ({
    ref,
    line: thinned(line, zoom),
  }));
  return {
    transportation: [
      ...[...Map.groupBy(streets, (street) => street.class)].map(([name, ofClass]) =>
        lines(
          ofClass.flatMap((street) => street.lines),
          { class: name },
        ),
      ),
      ...motorways.map(({ line }) => lines([line], { class: 'motorway', network: 'us-interstate' })),
    ],
    transportation_name: [
      ...streets.flatMap((street) =>
        street.name !== undefined && zoom >= FROM_ZOOM[street.class].name
          ? [lines(street.lines, { class: street.class, ...named(street.name) })]
          : [],
      ),
      ...(zoom >= MOTORWAY_FROM_ZOOM.name ? motorways : []).map(({ line, ref }) =>
        lines([line], { class: 'motorway', ref, ref_length: ref.length, network: 'us-interstate' }),
      ),
    ],
  };
};

const ALL_CORNERS_FROM_ZOOM = 10;

/** From afar fewer corners do; which ones depends on the zoom alone, so that neighboring tiles agree. */
const thinned = (line: readonly Mercator[], zoom: number): readonly Mercator[] => {
  const step = 2 ** Math.max(0, ALL_CORNERS_FROM_ZOOM - zoom);
  return line.filter((_, index) => index % step === 0 || index === line.length - 1);
};
