import { COUNTRY_LINES } from './country-lines.ts';
import { DEFAULT_CURRENCY } from './money.ts';
import { measurementSystemOf, type MeasurementSystem } from './units.ts';

export const DEFAULT_COUNTRY = 'US';

/** Field names as in the specification. */
export interface Country {
  readonly name: string;
  readonly iso_3166_2: string;
  readonly iso_3166_3: string;
  readonly measurementSystem: MeasurementSystem;
  readonly defaultCurrency: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  readonly timezones: readonly string[];
  readonly defaultDeliveredDuty?: 'paid';
}

/** The sender pays duty here; for all other countries the field is absent. */
const DUTY_IS_PAID_IN = new Set(['AU', 'CA', 'GB', 'MX', 'NZ', 'US']);

const readCountry = (line: string): Country => {
  const [code = '', code3 = '', name = '', currency = '', languages = '', zones = ''] = line.split('|');
  return {
    name,
    iso_3166_2: code,
    iso_3166_3: code3,
    measurementSystem: measurementSystemOf(code),
    defaultCurrency: currency,
    defaultLanguage: languages.split(' ')[0] ?? '',
    languages: languages.split(' '),
    timezones: zones ? zones.split(' ') : [],
    ...(DUTY_IS_PAID_IN.has(code) && { defaultDeliveredDuty: 'paid' }),
  };
};

let read: readonly Country[] | undefined;
export const countries = (): readonly Country[] => (read ??= COUNTRY_LINES.split('\n').map(readCountry));

const LENGTH_DIFFERENCE_LIMIT = 15;

const isNearly = (one: string, other: string) =>
  (one.includes(other) || other.includes(one)) && Math.abs(one.length - other.length) < LENGTH_DIFFERENCE_LIMIT;

/** By code or exact name first; a containing name comes last, because 'Niger' is contained in 'Nigeria'. */
export const findCountry = (text: string): Country | undefined => {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return undefined;
  const by = (matches: (country: Country) => boolean) => countries().find(matches);
  return (
    by(({ iso_3166_2, iso_3166_3 }) => [iso_3166_2, iso_3166_3].some((code) => code.toLowerCase() === wanted)) ??
    by(({ name }) => name.toLowerCase() === wanted) ??
    by(({ name }) => isNearly(name.toLowerCase(), wanted))
  );
};

export const currencyOf = (countryCode: string): string => {
  const code = countryCode.toUpperCase();
  return countries().find(({ iso_3166_2 }) => iso_3166_2 === code)?.defaultCurrency ?? DEFAULT_CURRENCY;
};
