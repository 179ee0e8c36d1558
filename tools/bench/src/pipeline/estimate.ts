import {
  anyone,
  endpoint,
  id,
  instant,
  pageQuery,
  requiredText,
  text,
  type BodyOf,
  type QueryOf,
} from '@tailgate/contract';
import { z } from 'zod';

const service = z.object({ id, name: z.string(), priceCents: z.number().int() });

/** A typical contract row: a public call with query and body, and a response of fifteen fields. */
export const estimateContract = {
  estimate: endpoint({
    method: 'POST',
    path: '/v2/bench/estimate',
    summary: 'Estimates an appointment.',
    access: anyone(),
    activity: 'Estimated an appointment',
    changes: [],
    query: z.object(pageQuery),
    body: z.object({
      petName: requiredText(80),
      breed: requiredText(80),
      weightPounds: z.number().int().min(1).max(300),
      serviceCodes: z.array(requiredText(40)).min(1).max(10),
      startsAt: instant,
      notes: text(500).nullable(),
    }),
    answer: z.object({
      id,
      petName: z.string(),
      breed: z.string(),
      weightPounds: z.number().int(),
      startsAt: instant,
      timeZone: z.string(),
      notes: z.string().nullable(),
      services: z.array(service),
      totalCents: z.number().int(),
      currency: z.string(),
      distanceMiles: z.number(),
      isAvailable: z.boolean(),
      groomer: z.object({ id, displayName: z.string(), averageRating: z.number() }),
      limit: z.number().int(),
      offset: z.number().int(),
    }),
  }),
};

type Row = typeof estimateContract.estimate;

const GROOMER = { id: '0199a8a5-3a51-7c53-8c0e-0f7d3a1b2c4d', displayName: 'Robin E.', averageRating: 4.75 };

/** The handler, shared by both servers. */
export const estimate = (query: QueryOf<Row>, body: BodyOf<Row>) => {
  const services = body.serviceCodes.map((serviceId, index) => ({
    id: serviceId,
    name: `Service ${index + 1}`,
    priceCents: 2_500 + body.weightPounds * 10,
  }));
  return {
    id: '0199a8a5-3a51-7c53-8c0e-5d1e6f7a8b9c',
    petName: body.petName,
    breed: body.breed,
    weightPounds: body.weightPounds,
    startsAt: body.startsAt,
    timeZone: 'America/Chicago',
    notes: body.notes,
    services,
    totalCents: services.reduce((sum, { priceCents }) => sum + priceCents, 0),
    currency: 'USD',
    distanceMiles: 12.5,
    isAvailable: true,
    groomer: GROOMER,
    limit: query.limit,
    offset: query.offset,
  };
};

export const ESTIMATE_CALL = {
  method: 'POST',
  path: `${estimateContract.estimate.path}?limit=20&offset=40`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    petName: 'Biscuit',
    breed: 'Golden Retriever',
    weightPounds: 62,
    serviceCodes: ['0199a8a5-3a51-7c53-8c0e-1a2b3c4d5e6f', '0199a8a5-3a51-7c53-8c0e-6f5e4d3c2b1a'],
    startsAt: '2030-05-14T15:30:00Z',
    notes: 'Afraid of the dryer; the gate code is with the neighbor.',
  }),
} as const;
