import Fastify, { type FastifyInstance } from 'fastify';
import { estimate, estimateContract } from './estimate.ts';

type Body = Parameters<typeof estimate>[1];

const text = { type: 'string' };
const integer = { type: 'integer' };
const number = { type: 'number' };

/** The baseline: Fastify with one route and a handwritten response schema. */
export const plainApp = (): FastifyInstance => {
  const app = Fastify({ logger: false });
  app.post<{ Body: Body; Querystring: { limit: string; offset: string } }>(
    estimateContract.estimate.path,
    {
      schema: {
        response: {
          200: {
            type: 'object',
            properties: {
              id: text,
              petName: text,
              breed: text,
              weightPounds: integer,
              startsAt: text,
              timeZone: text,
              notes: { type: 'string', nullable: true },
              services: {
                type: 'array',
                items: { type: 'object', properties: { id: text, name: text, priceCents: integer } },
              },
              totalCents: integer,
              currency: text,
              distanceMiles: number,
              isAvailable: { type: 'boolean' },
              groomer: { type: 'object', properties: { id: text, displayName: text, averageRating: number } },
              limit: integer,
              offset: integer,
            },
          },
        },
      },
    },
    async ({ query, body }) =>
      Promise.resolve(estimate({ limit: Number(query.limit), offset: Number(query.offset) }, body)),
  );
  return app;
};
