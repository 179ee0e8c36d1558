export type MeasurementSystem = 'imperial' | 'metric';

const IMPERIAL_COUNTRIES = new Set(['US', 'LR', 'MM']);

/** By the country of the provider's address; imperial without one. */
export const measurementSystemOf = (countryCode: string | undefined): MeasurementSystem =>
  !countryCode || IMPERIAL_COUNTRIES.has(countryCode.toUpperCase()) ? 'imperial' : 'metric';

const WEIGHT_UNITS = { imperial: 'lbs', metric: 'Kgs' } as const satisfies Record<MeasurementSystem, string>;
const POUNDS_PER_KILOGRAM = 2.204_622_621_8;
export const METERS_PER_MILE = 1609.344;

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const weightUnit = (system: MeasurementSystem = 'imperial') => WEIGHT_UNITS[system];

export const poundsOf = (weight: number, system: MeasurementSystem): number =>
  system === 'imperial' ? weight : weight * POUNDS_PER_KILOGRAM;

/** A weight in pounds, as the reader measures: `42 lbs`, `19.1 Kgs`. */
export const showWeight = (pounds: number, system: MeasurementSystem = 'imperial'): string =>
  `${oneDecimal.format(system === 'imperial' ? pounds : pounds / POUNDS_PER_KILOGRAM)} ${weightUnit(system)}`;

export const milesOf = (meters: number): number => meters / METERS_PER_MILE;
export const metersOf = (miles: number): number => miles * METERS_PER_MILE;

export const showMiles = (miles: number): string => {
  const shown = oneDecimal.format(miles);
  return shown === '1' ? '1 mile' : `${shown} miles`;
};

/** Miles with one decimal. */
export const tenthsOfMiles = (meters: number | null): number | null =>
  meters === null ? null : Math.round(milesOf(meters) * 10) / 10;
