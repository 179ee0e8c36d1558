import type { VanView } from '@tailgate/contract';
import { describe, expect, it } from 'vitest';
import { coverOf, photosInOrder, timeZoneOfVan, wireStatusOf } from './vehicles.rules.ts';

const photo = (view: VanView, isCover = false) => ({ view, isCover });

it.each([
  ['draft', 1],
  ['listed', 1],
  ['paused', 0],
  ['retired', 0],
] as const)('RL-vehicles-01 a van that is %s has status %i', (state, status) => {
  expect(wireStatusOf(state)).toBe(status);
});

it.each([
  [33.4486, -112.0773, 'America/Phoenix'],
  [30.2501, -97.7655, 'America/Chicago'],
  [40.7128, -74.006, 'America/New_York'],
  [21.3069, -157.8583, 'Pacific/Honolulu'],
])('days at %f, %f are those of %s', (latitude, longitude, zone) => {
  expect(timeZoneOfVan({ latitude, longitude })).toBe(zone);
});

describe('the cover', () => {
  it.each([
    [[], undefined],
    [[photo('roof')], 'roof'],
    [[photo('roof'), photo('cab')], 'roof'],
    [[photo('rear'), photo('front')], 'front'],
    [[photo('front'), photo('passenger_side'), photo('driver_side')], 'driver_side'],
    [[photo('driver_side'), photo('interior', true)], 'interior'],
  ])('of %j is %s', (photos, view) => {
    expect(coverOf(photos)?.view).toBe(view);
  });
});

it('photos are in the order of their views', () => {
  const photos = [photo('interior'), photo('front'), photo('rear')];
  expect(photosInOrder(photos).map(({ view }) => view)).toEqual(['front', 'rear', 'interior']);
});
