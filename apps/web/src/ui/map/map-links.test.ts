import { expect, it } from 'vitest';
import { mapAppOf, mapLink, type MapApp } from './map-links.ts';

const HOME = { latitude: 30.25, longitude: -97.75 };
const ONE = { latitude: 30.26, longitude: -97.7 };
const TWO = { latitude: 30.3, longitude: -97.71 };

it('RL-map-06 links to one destination in Google Maps and Apple Maps', () => {
  expect(mapLink('google_maps', { destination: ONE })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=30.26%2C-97.7&travelmode=driving',
  );
  expect(mapLink('apple_maps', { destination: ONE })).toBe('https://maps.apple.com/?daddr=30.26,-97.7&dirflg=d');
});

it('RL-map-06 links to a round trip over waypoints', () => {
  const trip = { destination: HOME, waypoints: [ONE, TWO] };
  const google = new URL(mapLink('google_maps', trip)).searchParams;
  expect([google.get('origin'), google.get('waypoints'), google.get('destination')]).toEqual([
    '30.25,-97.75',
    '30.26,-97.7|30.3,-97.71',
    '30.25,-97.75',
  ]);
  expect(mapLink('apple_maps', trip)).toBe(
    'https://maps.apple.com/?saddr=30.25,-97.75&daddr=30.26,-97.7+to:30.3,-97.71+to:30.25,-97.75&dirflg=d',
  );
});

it('RL-map-07 refuses another map app', () => {
  expect(() => mapLink('waze' as MapApp, { destination: ONE })).toThrow(
    'The map app must be google_maps or apple_maps',
  );
});

it('RL-map-06 prefers Apple Maps on devices that come with it', () => {
  expect(mapAppOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('apple_maps');
  expect(mapAppOf('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe('google_maps');
});
