import {
  COMMON_ERRORS,
  ERRORS,
  LIMITS,
  describeLimit,
  describeRow,
  fieldsOf,
  isListed,
  isWrite,
  titleOf,
  type Activity,
  type EndpointRow,
  type ErrorCode,
  type RefreshTokenAccess,
  type SessionAccess,
} from '@tailgate/contract';
import { REFRESH_COOKIE } from '@tailgate/contract/facts';
import { FILE_TYPES } from '../files/answered-file.ts';
import { ERROR_SCHEMA, answersNothing, inputSchema, outputSchema } from '../schemas.ts';
import { exampleOf } from './openapi-examples.ts';

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

const REQUEST_ID: Json = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

const byStatus = (codes: readonly ErrorCode[]) => Map.groupBy(codes, (code) => ERRORS[code].status);
const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  headers: REQUEST_ID,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const auditOf = (activity: Activity) =>
  isListed(activity) ? `recorded as ‘${activity}’.` : `recorded, not listed. ${activity.unlisted}`;

const jsonContent = (schema: Json): Json => ({
  'application/json': { schema: withoutDialect(schema), example: exampleOf(schema) },
});

/** What a caller sends, all of it. */
const proofsOf = (access: SessionAccess | RefreshTokenAccess): string[] =>
  access.kind === 'refresh-token' ? ['refreshToken'] : ['bearer', ...(access.withRefreshToken ? ['refreshToken'] : [])];

const operation = ({ name, row }: NamedRow): Json => {
  const [module] = name.split('.');
  const access = describeRow(row);
  const own = row.errors.filter((code) => !COMMON_ERRORS.includes(code));
  const errors = [...byStatus([...COMMON_ERRORS, ...own])].map(([status, codes]) => [
    String(status),
    codes.some((code) => own.includes(code)) ? errorResponse(codes) : { $ref: `#/components/responses/${status}` },
  ]);
  return {
    operationId: name,
    tags: [module],
    summary: titleOf(name),
    description: [
      row.summary,
      `**Access:** ${access}.`,
      ...row.limit.map((limit) => `**Limit:** ${describeLimit(limit)}.`),
      ...(row.activity === undefined ? [] : [`**Audit:** ${auditOf(row.activity)}`]),
      ...(row.addition ? [`*Addition:* ${row.addition}`] : []),
    ].join('\n\n'),
    'x-access': row.access,
    ...(row.limit.length > 0 && { 'x-limit': row.limit.map((use) => ({ ...LIMITS[use.name], ...use })) }),
    ...(row.access.kind !== 'public' && {
      security: [Object.fromEntries(proofsOf(row.access).map((proof) => [proof, []]))],
    }),
    parameters: [
      ...parameters(inputSchema(row.params), 'path'),
      ...parameters(inputSchema(row.query), 'query'),
      ...(isWrite(row) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...((row.method === 'POST' || row.method === 'PUT') && fieldsOf(row.body).length > 0
      ? {
          requestBody: {
            required: true,
            content: jsonContent(inputSchema(row.body)),
          },
        }
      : {}),
    responses: {
      ...(answersNothing(row)
        ? { 204: { description: 'Done', headers: REQUEST_ID } }
        : {
            200: {
              description: 'The answer',
              headers: REQUEST_ID,
              content: {
                ...jsonContent(outputSchema(row.answer)),
                ...Object.fromEntries(row.download.map((type) => [FILE_TYPES[type], { schema: { type: 'string' } }])),
              },
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
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The short-lived access token that sign-in and refresh return.',
        },
        refreshToken: {
          type: 'apiKey',
          in: 'cookie',
          name: REFRESH_COOKIE,
          description:
            'The rotating refresh token: an HttpOnly cookie in browsers (without the prefix on localhost), the header X-Refresh-Token elsewhere.',
        },
      },
      headers: {
        RequestId: {
          description: 'Names the call in logs and audit records; made by the server.',
          schema: { type: 'string', format: 'uuid' },
        },
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
