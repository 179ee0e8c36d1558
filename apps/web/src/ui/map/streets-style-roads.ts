import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';

type Widths = readonly (readonly [zoom: number, pixels: number])[];

interface Road {
  readonly id: string;
  readonly classes: readonly string[];
  readonly minzoom: number;
  readonly widths: Widths;
  readonly color: keyof MapColors;
  /** Main roads have an edge. */
  readonly edge?: keyof MapColors;
}

/** From the smallest to the largest, in the order they are drawn. */
const ROADS: readonly Road[] = [
  {
    id: 'lanes',
    classes: ['service', 'track', 'path'],
    minzoom: 15,
    widths: [
      [15, 1],
      [18, 7],
    ],
    color: 'street',
  },
  {
    id: 'small-streets',
    classes: ['minor'],
    minzoom: 12,
    widths: [
      [12, 0.8],
      [13, 1.8],
      [14, 3.4],
      [16, 9],
      [18, 22],
    ],
    color: 'street',
  },
  {
    id: 'collectors',
    classes: ['tertiary'],
    minzoom: 11,
    widths: [
      [11, 1],
      [13, 2.8],
      [14, 4.6],
      [16, 11],
      [18, 26],
    ],
    color: 'street',
  },
  {
    id: 'avenues',
    classes: ['secondary'],
    minzoom: 9.5,
    widths: [
      [9.5, 0.8],
      [11, 1.8],
      [13, 4.4],
      [14, 6.4],
      [16, 14],
      [18, 30],
    ],
    color: 'street',
  },
  {
    id: 'main-roads',
    classes: ['primary'],
    minzoom: 8.5,
    widths: [
      [8.5, 0.8],
      [11, 2.2],
      [13, 5.2],
      [14, 7.4],
      [16, 16],
      [18, 32],
    ],
    color: 'road',
    edge: 'roadEdge',
  },
  {
    id: 'motorways',
    classes: ['motorway', 'trunk'],
    minzoom: 4,
    widths: [
      [4, 0.6],
      [8, 1.8],
      [11, 3.2],
      [13, 6.4],
      [14, 8.6],
      [16, 18],
      [18, 36],
    ],
    color: 'road',
    edge: 'roadEdge',
  },
];

const EDGE_PX = 2;

const width = (widths: Widths, extra: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  ...widths.flatMap(([zoom, pixels]) => [zoom, pixels + Math.min(extra, pixels)]),
];

const line = (
  { id, classes, minzoom, widths }: Road,
  color: string,
  { suffix = '', extra = 0 } = {},
): LayerSpecification => ({
  id: `${id}${suffix}`,
  type: 'line',
  source: 'streets',
  'source-layer': 'transportation',
  minzoom,
  filter: ['in', ['get', 'class'], ['literal', [...classes]]],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': width(widths, extra) },
});

/** All edges first, so that where two roads meet no edge crosses the other. */
export const roadLayers = (colors: MapColors): LayerSpecification[] => {
  const [plain, edged] = [ROADS.filter(({ edge }) => !edge), ROADS.filter(({ edge }) => edge)];
  return [
    ...plain.map((road) => line(road, colors[road.color])),
    ...edged.map((road) => line(road, colors[road.edge ?? road.color], { suffix: '-edge', extra: EDGE_PX })),
    ...edged.map((road) => line(road, colors[road.color])),
  ];
};
