import { hash } from 'node:crypto';
import { COMMON_ERRORS, describeAccess, type EndpointRow } from '@tailgate/contract';
import { answersNothing, inputSchema, outputSchema } from '../schemas.ts';

/** Lists whose order says nothing: it follows the order in which fields and values are written. */
const SETS = new Set(['required', 'enum']);

const sorted = (list: readonly unknown[]) => list.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));

/** The same value with its keys, and the lists that are sets, in one order. */
const ordered = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return (SETS.has(key) ? sorted(value) : value).map((item) => ordered(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => [name, ordered(item, name)]),
  );
};

const fingerprint = (value: unknown): string => hash('sha256', JSON.stringify(ordered(value))).slice(0, 8);

const fieldsFingerprint = (schema: EndpointRow['body']): string => {
  const json = inputSchema(schema);
  return Object.keys(json['properties'] ?? {}).length === 0 ? '' : fingerprint(json);
};

const answerFingerprint = (row: EndpointRow): string =>
  answersNothing(row) ? '' : fingerprint({ schema: outputSchema(row.answer), files: sorted(row.download) });

const errorsFingerprint = ({ errors }: EndpointRow): string => {
  const own = new Set(errors.filter((code) => !COMMON_ERRORS.includes(code)));
  return own.size === 0 ? '' : fingerprint(sorted([...own]));
};

const HEADINGS = ['Endpoint', 'Who', 'Limits', 'Params', 'Query', 'Body', 'Answer', 'Errors', 'Shows or changes'];

const cellsOf = (row: EndpointRow): string[] => [
  `\`${row.method} ${row.path}\``,
  describeAccess(row.access),
  row.limit.map(({ name, cost }) => (cost === undefined ? name : `${name} × ${cost}`)).join(', '),
  fieldsFingerprint(row.params),
  fieldsFingerprint(row.query),
  fieldsFingerprint(row.body),
  answerFingerprint(row),
  errorsFingerprint(row),
  [...row.shows, ...row.changes].join(', '),
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const byPath = (one: EndpointRow, other: EndpointRow) =>
  `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1;

/** docs/endpoints.md: one line an endpoint, in the order of paths, so that a change of the contract is a line in review. */
export const endpointsPage = (rows: readonly EndpointRow[]): string => `# Endpoints

Generated from the rows in \`packages/contract\` by \`npm run endpoints\` and compared by CI. Params, query, body, answer and
errors stand as a short hash of their JSON Schema: a line that changes in review names the endpoint whose contract changed,
and the column says which part. The schemas themselves are served at \`/docs\`; \`npm run openapi\` writes them to
\`artefacts/openapi.json\`. Limits are explained in [access.md](access.md). The last column says
what a read shows and what a write changes: after a write the web asks again for whatever shows one of these.

${[HEADINGS, HEADINGS.map(() => '---'), ...rows.toSorted(byPath).map(cellsOf)].map(line).join('\n')}
`;
