import type { Point } from './point.ts';

export interface Neighborhood extends Point {
  readonly name: string;
  readonly city: string;
  readonly postalCode: string;
}

/** Austin, Texas. Centers of the postal codes from GeoNames (CC BY 4.0), nudged to the neighborhood. */
export const AUSTIN_NEIGHBORHOODS: readonly Neighborhood[] = [
  { name: 'South Lamar', city: 'Austin', postalCode: '78704', latitude: 30.2428, longitude: -97.7758 },
  { name: 'Travis Heights', city: 'Austin', postalCode: '78704', latitude: 30.2412, longitude: -97.7436 },
  { name: 'Barton Hills', city: 'Austin', postalCode: '78704', latitude: 30.251, longitude: -97.7839 },
  { name: 'Zilker', city: 'Austin', postalCode: '78704', latitude: 30.2583, longitude: -97.7686 },
  { name: 'East Austin', city: 'Austin', postalCode: '78702', latitude: 30.2638, longitude: -97.7166 },
  { name: 'Tarrytown', city: 'Austin', postalCode: '78703', latitude: 30.2907, longitude: -97.7698 },
  { name: 'Cherrywood', city: 'Austin', postalCode: '78722', latitude: 30.2893, longitude: -97.715 },
  { name: 'Windsor Park', city: 'Austin', postalCode: '78723', latitude: 30.3085, longitude: -97.6849 },
  { name: 'Hyde Park', city: 'Austin', postalCode: '78751', latitude: 30.3063, longitude: -97.7252 },
  { name: 'North Loop', city: 'Austin', postalCode: '78751', latitude: 30.3183, longitude: -97.7192 },
  { name: 'Rosedale', city: 'Austin', postalCode: '78756', latitude: 30.3143, longitude: -97.742 },
  { name: 'Crestview', city: 'Austin', postalCode: '78757', latitude: 30.3437, longitude: -97.7286 },
  { name: 'Northwest Hills', city: 'Austin', postalCode: '78731', latitude: 30.3561, longitude: -97.7559 },
  { name: 'Great Hills', city: 'Austin', postalCode: '78759', latitude: 30.4036, longitude: -97.7526 },
  { name: 'Milwood', city: 'Austin', postalCode: '78729', latitude: 30.4521, longitude: -97.7588 },
  { name: 'Garrison Park', city: 'Austin', postalCode: '78745', latitude: 30.2063, longitude: -97.7956 },
  { name: 'Slaughter Creek', city: 'Austin', postalCode: '78748', latitude: 30.1743, longitude: -97.8225 },
  { name: 'Legend Oaks', city: 'Austin', postalCode: '78749', latitude: 30.2166, longitude: -97.8508 },
  { name: 'Brushy Creek', city: 'Round Rock', postalCode: '78681', latitude: 30.5083, longitude: -97.6989 },
  { name: 'Buttercup Creek', city: 'Cedar Park', postalCode: '78613', latitude: 30.4992, longitude: -97.8203 },
  { name: 'Falcon Pointe', city: 'Pflugerville', postalCode: '78660', latitude: 30.4421, longitude: -97.6099 },
];

/** Phoenix, Arizona. Centers of the postal codes from GeoNames (CC BY 4.0). */
export const PHOENIX_NEIGHBORHOODS: readonly Neighborhood[] = [
  { name: 'Coronado', city: 'Phoenix', postalCode: '85006', latitude: 33.468, longitude: -112.0504 },
  { name: 'Melrose', city: 'Phoenix', postalCode: '85013', latitude: 33.5055, longitude: -112.0827 },
  { name: 'Uptown', city: 'Phoenix', postalCode: '85014', latitude: 33.5103, longitude: -112.0556 },
  { name: 'Biltmore', city: 'Phoenix', postalCode: '85016', latitude: 33.5081, longitude: -112.0305 },
  { name: 'Arcadia', city: 'Phoenix', postalCode: '85018', latitude: 33.4958, longitude: -111.9883 },
  { name: 'Sunnyslope', city: 'Phoenix', postalCode: '85020', latitude: 33.5663, longitude: -112.0619 },
  { name: 'Moon Valley', city: 'Phoenix', postalCode: '85022', latitude: 33.6215, longitude: -112.058 },
  { name: 'Dreamy Draw', city: 'Phoenix', postalCode: '85028', latitude: 33.5821, longitude: -112.0007 },
  { name: 'Paradise Valley Village', city: 'Phoenix', postalCode: '85032', latitude: 33.6238, longitude: -112.0044 },
  { name: 'Ahwatukee', city: 'Phoenix', postalCode: '85044', latitude: 33.3391, longitude: -111.9893 },
  { name: 'Old Town', city: 'Scottsdale', postalCode: '85251', latitude: 33.4936, longitude: -111.9197 },
  { name: 'Kierland', city: 'Scottsdale', postalCode: '85254', latitude: 33.6165, longitude: -111.9554 },
  { name: 'McCormick Ranch', city: 'Scottsdale', postalCode: '85258', latitude: 33.5597, longitude: -111.9031 },
  { name: 'Maple-Ash', city: 'Tempe', postalCode: '85281', latitude: 33.4197, longitude: -111.9361 },
  { name: 'The Lakes', city: 'Tempe', postalCode: '85282', latitude: 33.3887, longitude: -111.9249 },
  { name: 'Stonebridge', city: 'Mesa', postalCode: '85204', latitude: 33.3992, longitude: -111.7896 },
  { name: 'Andersen Springs', city: 'Chandler', postalCode: '85224', latitude: 33.3301, longitude: -111.8732 },
  { name: 'Val Vista', city: 'Gilbert', postalCode: '85234', latitude: 33.3527, longitude: -111.7609 },
  { name: 'Arrowhead', city: 'Glendale', postalCode: '85308', latitude: 33.6539, longitude: -112.1894 },
  { name: 'Country Meadows', city: 'Peoria', postalCode: '85345', latitude: 33.5761, longitude: -112.2444 },
];
