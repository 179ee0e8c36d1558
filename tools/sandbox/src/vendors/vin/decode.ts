import { parseVin } from '@tailgate/values/vin';
import { VANS, type Van } from './vans.ts';

const LENGTH = 17;
const SERIES_POSITION = 4;
const YEAR_POSITION = 9;
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY';
const DIGITS = '123456789';

const PROBLEMS = {
  '0': 'VIN decoded clean. Check Digit (9th position) is correct',
  '1': 'Check Digit (9th position) does not calculate properly',
  '6': 'Incomplete VIN',
  '7': 'Manufacturer is not registered for sale or importation in the U.S.',
  '11': 'Incorrect Model Year - Position 10 does not match valid model year codes',
  '400': 'Invalid Characters Present',
} as const;
type Code = keyof typeof PROBLEMS;

type Fields = Record<keyof Van | 'ModelYear', string>;

const UNKNOWN: Fields = {
  Make: '',
  Model: '',
  ModelYear: '',
  Manufacturer: '',
  Series: '',
  Trim: '',
  BodyClass: '',
  VehicleType: '',
  FuelTypePrimary: '',
  EngineCylinders: '',
  EngineConfiguration: '',
  DisplacementL: '',
  TransmissionStyle: '',
  TransmissionSpeeds: '',
  PlantCity: '',
  PlantState: '',
  PlantCountry: '',
  GVWR: '',
};

/** The codes repeat after 30 years: here no van is older than 2001. */
const modelYearOf = (vin: string): string => {
  const code = vin.charAt(YEAR_POSITION);
  if (code !== '' && YEAR_CODES.includes(code)) return String(2010 + YEAR_CODES.indexOf(code));
  return code !== '' && DIGITS.includes(code) ? String(2001 + DIGITS.indexOf(code)) : '';
};

const seriesOf = (van: Van, vin: string): string =>
  van.Series[(vin.codePointAt(SERIES_POSITION) ?? 0) % van.Series.length] ?? '';

const codesOf = (vin: string, fields: { readonly isKnown: boolean; readonly year: string }): Code[] => {
  const codes: Code[] = [];
  const isInvalid = /[^A-HJ-NPR-Z0-9]/.test(vin);
  if (vin.length === LENGTH && !isInvalid && parseVin(vin) === undefined) codes.push('1');
  if (vin.length !== LENGTH) codes.push('6');
  if (!fields.isKnown) codes.push('7');
  else if (fields.year === '' && vin.length > YEAR_POSITION) codes.push('11');
  if (isInvalid) codes.push('400');
  return codes.length > 0 ? codes : ['0'];
};

/** One flat result of vPIC: every field is text, and empty where nothing is known. */
export const decodeValues = (given: string): Record<string, string> => {
  const vin = given.toUpperCase();
  const van = VANS[vin.slice(0, 3)];
  const year = modelYearOf(vin);
  const codes = codesOf(vin, { isKnown: van !== undefined, year });
  return {
    VIN: vin,
    VehicleDescriptor: `${vin.slice(0, 8)}*${vin.slice(9, 11)}`,
    ...UNKNOWN,
    ...(van && { ...van, Series: seriesOf(van, vin), ModelYear: year }),
    ErrorCode: codes.join(','),
    ErrorText: codes.map((code) => `${code} - ${PROBLEMS[code]}`).join('; '),
  };
};
