import type { Random } from '@tailgate/kit';
import type { SeedAddress } from '@tailgate/server/seeding';
import { findHouse, houseNear, zipAreas, type House, type Neighborhood } from '@tailgate/town';
import type { Metro } from '../story/site-story.ts';

/** About half a kilometer either way: still the same neighborhood. */
const SPREAD_DEGREES = 0.005;

export const neighborhoodNamed = (metro: Metro, name: string): Neighborhood => {
  const neighborhood = metro.neighborhoods.find((candidate) => candidate.name === name);
  if (!neighborhood) throw new Error(`${metro.marketName} has no neighborhood called ${name}`);
  return neighborhood;
};

/** A house of the sandbox's town, so that its address search and maps contain it: the streets are invented. */
export const addressIn = (
  metro: Metro,
  neighborhood: Neighborhood,
  random: Random,
  addressLine?: string,
): SeedAddress => {
  const flat = random.chance(0.12) ? `, Apt ${random.integer(1, 48)}` : '';
  const near = (center: number) => center + (random.next() * 2 - 1) * SPREAD_DEGREES;
  const place = { latitude: near(neighborhood.latitude), longitude: near(neighborhood.longitude) };
  const house = addressLine === undefined ? houseNear(place) : houseNamed(addressLine, neighborhood);
  if (!house) throw new Error(`${neighborhood.name} has no house ${addressLine ?? 'near its center'}`);
  return {
    address: addressLine ?? `${house.number} ${house.street}${flat}`,
    city: neighborhood.city,
    stateOrProvince: metro.state,
    postalCode: neighborhood.postalCode,
    country: 'US',
    latitude: house.latitude,
    longitude: house.longitude,
  };
};

const houseNamed = (addressLine: string, neighborhood: Neighborhood): House | undefined => {
  const [, number = '', street = ''] = /^(\d+) (.+)$/.exec(addressLine) ?? [];
  const area = zipAreas().byZip.get(neighborhood.postalCode);
  return area && findHouse(area, street, Number(number), neighborhood);
};
