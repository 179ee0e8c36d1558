import { COMMON_ERRORS, ERRORS, describeAccess, type EndpointRow, type ErrorCode } from '@tailgate/contract';
import { ERROR_SCHEMA, answersNothing, inputSchema, outputSchema } from './schemas.ts';

type Json = Record<string, unknown>;
interface NamedRow {
  readonly name: string;
  readonly row: EndpointRow;
}

const parameters = (schema: Json, where: 'path' | 'query'): Json[] => {
  const required = (schema['required'] as string[] | undefined) ?? [];
  return Object.entries((schema['properties'] as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
};

const withoutDialect = ({ $schema: _dialect, ...schema }: Json): Json => schema;

const byStatus = (codes: readonly ErrorCode[]) => Map.groupBy(codes, (code) => ERRORS[code].status);
const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const operation = ({ name, row }: NamedRow): Json => {
  const [module] = name.split('.');
  const access = describeAccess(row.access);
  const own = row.errors.filter((code) => !COMMON_ERRORS.includes(code));
  const errors = [...byStatus([...COMMON_ERRORS, ...own])].map(([status, codes]) => [
    String(status),
    codes.some((code) => own.includes(code)) ? errorResponse(codes) : { $ref: `#/components/responses/${status}` },
  ]);
  return {
    operationId: name,
    tags: [module],
    summary: row.summary,
    description: [`**Access:** ${access}.`, row.addition && `*Addition:* ${row.addition}`].filter(Boolean).join('\n\n'),
    'x-access': row.access,
    ...(row.access.kind !== 'public' && {
      security: [{ [row.access.kind === 'session' ? 'bearer' : 'refreshToken']: [] }],
    }),
    parameters: [
      ...parameters(inputSchema(row.params), 'path'),
      ...parameters(inputSchema(row.query), 'query'),
      ...(row.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ],
    ...((row.method === 'POST' || row.method === 'PUT') && Object.keys(row.body.shape).length > 0
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: withoutDialect(inputSchema(row.body)) } },
          },
        }
      : {}),
    responses: {
      ...(answersNothing(row)
        ? { 204: { description: 'Done' } }
        : {
            200: {
              description: 'The answer',
              content: { 'application/json': { schema: withoutDialect(outputSchema(row.answer)) } },
            },
          }),
      ...Object.fromEntries(errors),
    },
  };
};

/** The OpenAPI document, made from the contract rows: nothing in it is written by hand. */
export const openApi = (rows: readonly NamedRow[]): Json => {
  const paths: Record<string, Json> = {};
  for (const named of rows) {
    const path = named.row.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[named.row.method.toLowerCase()] = operation(named);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tailgate API', version: '1', description: 'Mobile pet grooming and the vans behind it.' },
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      responses: Object.fromEntries(
        [...byStatus(COMMON_ERRORS)].map(([status, codes]) => [status, errorResponse(codes)]),
      ),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshToken: { type: 'apiKey', in: 'cookie', name: 'tailgate_refresh' },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Repeating a call with the same key and body gives the first answer without a second effect.',
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      },
    },
  };
};
