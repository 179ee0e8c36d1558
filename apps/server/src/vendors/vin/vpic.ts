import type { Vin } from '@tailgate/values/vin';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { VendorFailure, asVendorFailure, failureOfResponse, fetchFrom } from '../vendor-failure.ts';
import { UNKNOWN_VEHICLE, type DecodeVin, type DecodedVin } from './decoded-vin.ts';
import { cleanText, engineText, placeText, titleCase, transmissionText } from './vehicle-text.ts';

const TIMEOUT_MS = 6_000;
const ASK = { vendor: 'vin', operation: 'decode' } as const;
const MOST_ANSWERS = 5_000;
const KEPT_MS = 24 * 60 * 60_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/** vPIC names several problems with commas; this one alone is none. */
const DECODED_CLEAN = '0';

const text = z
  .string()
  .nullish()
  .transform((value) => cleanText(value ?? ''));

const vehicle = z.object({
  ErrorCode: z.string().trim(),
  Make: text,
  Model: text,
  ModelYear: text,
  Trim: text,
  Series: text,
  BodyClass: text,
  FuelTypePrimary: text,
  EngineCylinders: text,
  EngineConfiguration: text,
  DisplacementL: text,
  TransmissionStyle: text,
  TransmissionSpeeds: text,
  PlantCity: text,
  PlantState: text,
  PlantCountry: text,
  Manufacturer: text,
});
type Vehicle = z.output<typeof vehicle>;
const answer = z.object({ Results: z.tuple([vehicle], z.unknown()) });

const yearOf = (typed: string): number | null => {
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
};

const decodedOf = (found: Vehicle): DecodedVin => {
  const year = yearOf(found.ModelYear);
  if (found.Make === '' && year === null) return UNKNOWN_VEHICLE;
  return {
    make: titleCase(found.Make),
    model: found.Model,
    year,
    trim: found.Trim || found.Series,
    bodyClass: found.BodyClass,
    builder: titleCase(found.Manufacturer),
    fuelType: found.FuelTypePrimary,
    transmission: transmissionText(found.TransmissionStyle, found.TransmissionSpeeds),
    engine: engineText({
      liters: found.DisplacementL,
      cylinders: found.EngineCylinders,
      configuration: found.EngineConfiguration,
    }),
    builtIn: placeText({ city: found.PlantCity, state: found.PlantState, country: found.PlantCountry }),
    isComplete: found.ErrorCode === DECODED_CLEAN,
  };
};

const readJson = async (response: Response): Promise<unknown> => {
  // A body that stops halfway is the vendor's outage, unlike one that is no JSON.
  const body = await response.text().catch((error: unknown) => {
    throw asVendorFailure(ASK, error);
  });
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The vPIC API of the NHTSA, which needs no key. Errors do not contain the VIN. */
export const vpicDecoder = (config: Pick<Config, 'VIN_API_URL' | 'VENDOR_TIMEOUT_SCALE'>): DecodeVin => {
  return async (vin) => {
    const url = `${config.VIN_API_URL}/api/vehicles/DecodeVinValues/${encodeURIComponent(vin)}?format=json`;
    const response = await fetchFrom(ASK, url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE),
    });
    if (!response.ok) throw await failureOfResponse(ASK, response);
    const parsed = answer.safeParse(await readJson(response));
    if (!parsed.success) throw new VendorFailure({ ...ASK, kind: 'ours', code: 'invalid-response' });
    return decodedOf(parsed.data.Results[0]);
  };
};

/** Asks once a day for a VIN; failures are not kept. */
export const cacheDecodedVins = (inner: DecodeVin): DecodeVin => {
  const decoded = new LRUCache<Vin, DecodedVin>({
    max: MOST_ANSWERS,
    ttl: KEPT_MS,
    fetchMethod: (vin) => inner(vin),
  });
  return (vin) => decoded.forceFetch(vin);
};
