import type { Point } from './point.ts';

export const MAP_APPS = ['google_maps', 'apple_maps'] as const;
export type MapApp = (typeof MAP_APPS)[number];

export const MAP_APP_NAMES: Readonly<Record<MapApp, string>> = { google_maps: 'Google Maps', apple_maps: 'Apple Maps' };

/** The one that comes with the device; on all others the one that most people have. */
export const mapAppOf = (userAgent: string): MapApp =>
  /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple_maps' : 'google_maps';

interface Trip {
  readonly destination: Point;
  /** Stops on the way; with them the trip starts and ends at the destination. */
  readonly waypoints?: readonly Point[];
}

const pair = ({ latitude, longitude }: Point) => `${latitude},${longitude}`;

/** A link that opens directions in a map app: to one place, or a round trip over several. */
export const mapLink = (app: MapApp, { destination, waypoints = [] }: Trip): string => {
  const isRoundTrip = waypoints.length > 0;
  if (app === 'google_maps') {
    const query = new URLSearchParams({ api: '1', destination: pair(destination), travelmode: 'driving' });
    if (isRoundTrip) {
      query.set('origin', pair(destination));
      query.set('waypoints', waypoints.map(pair).join('|'));
    }
    return `https://www.google.com/maps/dir/?${query}`;
  }
  // Reached when the app comes from stored settings.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  if (app === 'apple_maps') {
    const stops = [...waypoints, destination].map(pair).join('+to:');
    const from = isRoundTrip ? `saddr=${pair(destination)}&` : '';
    return `https://maps.apple.com/?${from}daddr=${stops}&dirflg=d`;
  }
  throw new Error(`The map app must be ${MAP_APPS.join(' or ')}`);
};
