import type { VehicleType } from '@tailgate/contract';
import type { SeedVehicle } from '@tailgate/server/seeding';

/** What a VIN of this kind says, as the vendor of VINs answers it; the year is that of the van. */
export interface VanModel {
  /** The first eight characters of the VIN: manufacturer, series and body. */
  readonly vinStart: string;
  /** A letter of the VIN. */
  readonly plant: string;
  readonly type: VehicleType;
  readonly decoded: Omit<SeedVehicle['decoded'], 'year'>;
  readonly generator: string;
}

const cargoVan = { bodyClass: 'Cargo Van', fuelType: 'Gasoline' } as const;

export const VAN_MODELS = {
  transit: {
    vinStart: '1FTBE1C8',
    plant: 'K',
    type: 'high_roof_van',
    decoded: {
      ...cargoVan,
      make: 'Ford',
      model: 'Transit',
      trim: 'T-250',
      builder: 'Ford Motor Company, USA',
      transmission: '10-speed automatic',
      engine: '3.5 L V6',
      builtIn: 'Kansas City, Missouri',
    },
    generator: 'Onan QG 5500',
  },
  sprinter: {
    vinStart: 'W1Y4EBHY',
    plant: 'T',
    type: 'high_roof_van',
    decoded: {
      ...cargoVan,
      make: 'Mercedes-Benz',
      model: 'Sprinter',
      trim: '2500',
      builder: 'Mercedes-Benz AG',
      fuelType: 'Diesel',
      transmission: '9-speed automatic',
      engine: '2.0 L inline 4',
      builtIn: 'Dusseldorf, Germany',
    },
    generator: 'Onan QD 6000',
  },
  promaster: {
    vinStart: '3C6TRVDG',
    plant: 'E',
    type: 'high_roof_van',
    decoded: {
      ...cargoVan,
      make: 'Ram',
      model: 'ProMaster',
      trim: 'High Roof',
      builder: 'FCA US LLC',
      transmission: '9-speed automatic',
      engine: '3.6 L V6',
      builtIn: 'Saltillo, Mexico',
    },
    generator: 'Onan QG 5500',
  },
  express: {
    vinStart: '1GCWEAFG',
    plant: 'W',
    type: 'cargo_van',
    decoded: {
      ...cargoVan,
      make: 'Chevrolet',
      model: 'Express',
      trim: '2500',
      builder: 'General Motors LLC',
      transmission: '8-speed automatic',
      engine: '6.6 L V8',
      builtIn: 'Wentzville, Missouri',
    },
    generator: 'Honda EU7000is',
  },
  nv: {
    vinStart: '1N6BF0LY',
    plant: 'C',
    type: 'cargo_van',
    decoded: {
      ...cargoVan,
      make: 'Nissan',
      model: 'NV',
      trim: 'SV',
      builder: 'Nissan North America, Inc.',
      transmission: '7-speed automatic',
      engine: '5.6 L V8',
      builtIn: 'Canton, Mississippi',
    },
    generator: 'Honda EU7000is',
  },
  mt45: {
    vinStart: '4UZAANDW',
    plant: 'G',
    type: 'step_van',
    decoded: {
      make: 'Freightliner',
      model: 'MT45',
      trim: 'MT 45 Chassis',
      bodyClass: 'Step Van / Walk-in Van',
      builder: 'Daimler Trucks North America LLC',
      fuelType: 'Diesel',
      transmission: '6-speed automatic',
      engine: '6.7 L inline 6',
      builtIn: 'Gaffney, South Carolina',
    },
    generator: 'Onan QD 8000',
  },
} as const satisfies Record<string, VanModel>;
export type ModelName = keyof typeof VAN_MODELS;

/** The tenth character of the VIN. */
export const YEAR_CODES = { 2018: 'J', 2021: 'M', 2022: 'N', 2023: 'P', 2024: 'R' } as const;
export type ModelYear = keyof typeof YEAR_CODES;
