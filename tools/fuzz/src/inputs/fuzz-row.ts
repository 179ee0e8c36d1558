import { referencesOf, type ContractModule, type DeclaredReference, type EndpointRow } from '@tailgate/contract';
import { inputSchema, outputSchema, type JsonSchema } from './json-schema.ts';

/** A contract row with what the fuzzer reads off it, computed once. */
export interface FuzzRow {
  /** `accounts.signIn` */
  readonly name: string;
  readonly module: string;
  readonly row: EndpointRow;
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly body: JsonSchema;
  readonly answer: JsonSchema;
  readonly references: readonly DeclaredReference[];
  readonly takesBody: boolean;
  readonly answersNothing: boolean;
}

export const fuzzRow = (module: string, name: string, row: EndpointRow): FuzzRow => ({
  name: `${module}.${name}`,
  module,
  row,
  params: inputSchema(row.params),
  query: inputSchema(row.query),
  body: inputSchema(row.body),
  answer: outputSchema(row.answer),
  references: referencesOf(row),
  takesBody: row.method === 'POST' || row.method === 'PUT',
  answersNothing: row.answer.type === 'void',
});

export const fuzzRowsOf = (contract: Record<string, ContractModule>): FuzzRow[] =>
  Object.entries(contract).flatMap(([module, rows]) =>
    Object.entries(rows).map(([name, row]) => fuzzRow(module, name, row)),
  );
