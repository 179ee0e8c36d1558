import { z } from 'zod';
import { anyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { text, typedPoint } from '../schemas.ts';
import { MAX_FOUND_ADDRESSES, MIN_ADDRESS_QUERY } from './lookups.facts.ts';

/** `latitude,longitude`: the person's approximate location. */
export const near = text(60).transform((typed, context) => {
  const [first, second, ...more] = typed.split(',').map((part) => (part.trim() === '' ? undefined : Number(part)));
  const parsed = typedPoint.safeParse({ latitude: first, longitude: second });
  if (parsed.success && more.length === 0) return parsed.data;
  context.addIssue({ code: 'custom', message: 'is not latitude,longitude', input: typed });
  return z.NEVER;
});

/** An address as far as the vendor knows it; the person sets missing parts on a map before it can be used. */
export const foundAddress = z.object({
  /** The whole address on one line, for a list. */
  label: z.string(),
  address: z.string(),
  city: z.string(),
  stateOrProvince: z.string(),
  /** Empty when unknown. */
  postalCode: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  layer: z.enum(['address', 'postalCode']),
});

const why = 'The specification lets the client call the vendor directly; through the server no key reaches a browser.';

export const lookupsContract = {
  searchAddresses: endpoint({
    method: 'GET',
    path: '/v2/lookups/addresses',
    summary: 'Up to five addresses and postal codes in the United States that match the text typed so far.',
    access: anyone(),
    shows: [],
    query: z.object({ query: text(200).trim().min(MIN_ADDRESS_QUERY), near: near.optional() }),
    answer: z.object({ items: z.array(foundAddress).max(MAX_FOUND_ADDRESSES) }),
    limit: ['addressSearchPerAddress'],
    addition: why,
  }),
  getAddressAt: endpoint({
    method: 'GET',
    path: '/v2/lookups/address-at',
    summary: 'The address at a point on the map, or null where there is none.',
    access: anyone(),
    shows: [],
    query: typedPoint,
    answer: z.object({ address: foundAddress.nullable() }),
    limit: ['addressSearchPerAddress'],
    addition: 'Names the point chosen in the exact-location sheet.',
  }),
  getTimeZone: endpoint({
    method: 'GET',
    path: '/v2/lookups/time-zone',
    summary: 'The IANA name of the time zone at a point; empty when unknown.',
    access: anyone(),
    shows: [],
    query: typedPoint,
    answer: z.object({ timeZone: z.string() }),
    limit: ['lookupsPerAddress'],
    addition: why,
  }),
  getIpDetails: endpoint({
    method: 'GET',
    path: '/v2/lookups/ip-details',
    summary: 'The two-letter code of the country the call comes from; empty when unknown.',
    access: anyone(),
    shows: [],
    answer: z.object({ country_code: z.string() }),
    limit: ['lookupsPerAddress'],
    addition: why,
  }),
};
