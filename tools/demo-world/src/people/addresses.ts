import type { SeedAddress } from '@tailgate/server/seeding';
import type { Metro, Neighbourhood } from '../story/site-story.ts';
import type { Random } from './random.ts';

/** About half a kilometre either way: still the same neighbourhood, and nobody lives on top of anybody. */
const SPREAD_DEGREES = 0.005;

const near = (centre: number, random: Random) => Number((centre + (random.next() * 2 - 1) * SPREAD_DEGREES).toFixed(5));

export const neighbourhoodNamed = (metro: Metro, name: string): Neighbourhood => {
  const neighbourhood = metro.neighbourhoods.find((candidate) => candidate.name === name);
  if (!neighbourhood) throw new Error(`${metro.marketName} has no neighbourhood called ${name}`);
  return neighbourhood;
};

export const addressIn = (
  metro: Metro,
  neighbourhood: Neighbourhood,
  random: Random,
  addressLine?: string,
): SeedAddress => {
  const house = `${random.between(101, 9899)} ${random.pick(metro.streets)}`;
  const flat = random.chance(0.12) ? `, Apt ${random.between(1, 48)}` : '';
  return {
    address: addressLine ?? `${house}${flat}`,
    city: neighbourhood.city,
    stateOrProvince: metro.state,
    postalCode: neighbourhood.postalCode,
    country: 'US',
    latitude: near(neighbourhood.latitude, random),
    longitude: near(neighbourhood.longitude, random),
  };
};
