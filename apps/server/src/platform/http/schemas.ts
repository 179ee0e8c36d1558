import { startRefusal, type EndpointRow } from '@tailgate/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

// The serialiser needs to know which fields exist, not how they were checked; bounds of integers and patterns only
// make it slower or stricter than the database that the value came from.
const DROPPED = new Set([
  '$schema',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'propertyNames',
]);

const simplify = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !DROPPED.has(key))
      .map(([key, value]) => [key, key === 'properties' ? mapValues(value as JsonSchema, simplify) : simplify(value)]),
  );
};
const mapValues = (object: JsonSchema, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

const serialized = (schema: z.ZodType): JsonSchema =>
  simplify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' })) as JsonSchema;

export const answersNothing = (row: EndpointRow) => row.answer.type === 'void';

/** The JSON Schema from which the answer's serialiser is compiled: what is not declared is never sent. */
export const answerSchema = (row: EndpointRow): JsonSchema => serialized(row.answer);

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    data: {
      type: 'object',
      required: ['status'],
      properties: {
        status: { type: 'integer' },
        nextSlots: {
          type: 'array',
          items: {
            type: 'object',
            required: ['start', 'end'],
            properties: { start: { type: 'string' }, end: { type: 'string' } },
          },
        },
        refusal: serialized(startRefusal),
        paper: {
          type: 'object',
          required: ['vehicleId', 'vehicleName', 'kind', 'expiresOn', 'renewedBy', 'isYours'],
          properties: {
            vehicleId: { type: 'string' },
            vehicleName: { type: 'string' },
            kind: { type: 'string' },
            expiresOn: { type: 'string' },
            renewedBy: {
              type: 'object',
              required: ['id', 'name'],
              properties: { id: { type: 'string' }, name: { type: 'string' } },
            },
            isYours: { type: 'boolean' },
          },
        },
        vanUse: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'kind', 'start', 'end', 'holderId', 'choices'],
            properties: {
              id: { type: 'string' },
              kind: { type: 'string' },
              start: { type: 'string' },
              end: { type: 'string' },
              holderId: { type: ['string', 'null'] },
              choices: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};

/** For people and tools (OpenAPI, fuzz): the input as it may be sent. */
export const inputSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
export const outputSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
