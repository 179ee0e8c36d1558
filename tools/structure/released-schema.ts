// What the previous release knows of the database, as far as its statements depend on it.
import type { Node } from 'libpg-query';
import { emptySchema, learn, madeBy, type Schema } from './migration-schema.ts';
import { allOfKind, asKind, nameOf, namesIn, tableOf, type NodeOf } from './migration-tree.ts';

export interface ReleasedSchema {
  readonly schema: Schema;
  readonly tables: ReadonlySet<string>;
  /** `table.column` of each. */
  readonly columns: ReadonlySet<string>;
  /** By name and types of the arguments. */
  readonly functions: ReadonlySet<string>;
  /** The values that checks of the form `column in (…)` allow, by table and name of the check. */
  readonly allowed: ReadonlyMap<string, ReadonlySet<string>>;
}

const typesOf = (nodes: readonly Node[] | undefined): string =>
  allOfKind(nodes, 'TypeName')
    .map(({ names }) => namesIn(names).at(-1) ?? '')
    .join(',');

export const functionMadeBy = (statement: Node): string | undefined => {
  const made = asKind(statement, 'CreateFunctionStmt');
  if (!made) return undefined;
  const given = allOfKind(made.parameters, 'FunctionParameter').filter(
    ({ mode }) => mode !== 'FUNC_PARAM_TABLE' && mode !== 'FUNC_PARAM_OUT',
  );
  const types = given.flatMap(({ argType }) => (argType ? [{ TypeName: argType }] : []));
  return `${nameOf(namesIn(made.funcname))}(${typesOf(types)})`;
};

/** Without arguments the name alone: then it is the only one of its name. */
export const functionsNamed = (
  objects: readonly Node[] | undefined,
): { name: string; signature: string | undefined }[] =>
  allOfKind(objects, 'ObjectWithArgs').map(({ objname, objargs, args_unspecified: isBare }) => {
    const name = nameOf(namesIn(objname));
    return { name, signature: isBare ? undefined : `${name}(${typesOf(objargs)})` };
  });

/** The words that a check of the form `column in ('a', 'b')` allows. */
export const allowedBy = (condition: Node | undefined): ReadonlySet<string> | undefined => {
  const test = asKind(condition, 'A_Expr');
  const list = asKind(test?.rexpr, 'List')?.items;
  if (test?.kind !== 'AEXPR_IN' || namesIn(test.name).join() !== '=' || !list) return undefined;
  return new Set(allOfKind(list, 'A_Const').map((value) => JSON.stringify(value.sval ?? value.ival ?? value.boolval)));
};

/** As PostgreSQL names a check of a column that has no name. */
const checksOfColumns = (table: string, column: NodeOf<'ColumnDef'>): [string, ReadonlySet<string>][] =>
  allOfKind(column.constraints, 'Constraint').flatMap(({ contype, conname, raw_expr: condition }) => {
    const values = contype === 'CONSTR_CHECK' ? allowedBy(condition) : undefined;
    const name = conname ?? `${table}_${column.colname ?? ''}_check`;
    return values ? [[`${table}.${name}`, values] as [string, ReadonlySet<string>]] : [];
  });

const checksOf = (statement: Node): [string, ReadonlySet<string>][] => {
  const creation = asKind(statement, 'CreateStmt');
  const change = asKind(statement, 'AlterTableStmt');
  const table = tableOf(creation?.relation ?? change?.relation);
  const commands = allOfKind(change?.cmds, 'AlterTableCmd').flatMap(({ def }) => def ?? []);
  const parts = [...(creation?.tableElts ?? []), ...commands];
  const named = allOfKind(parts, 'Constraint').flatMap(({ contype, conname, raw_expr: condition }) => {
    const values = contype === 'CONSTR_CHECK' ? allowedBy(condition) : undefined;
    return values && conname ? [[`${table}.${conname}`, values] as [string, ReadonlySet<string>]] : [];
  });
  return [...allOfKind(parts, 'ColumnDef').flatMap((column) => checksOfColumns(table, column)), ...named];
};

/** What all released migrations together have made. What a later one of them dropped is rarely used again. */
export const releasedSchema = (statements: readonly Node[]): ReleasedSchema => {
  const schema = emptySchema();
  for (const statement of statements) learn(schema, statement);
  return {
    schema,
    tables: new Set(statements.flatMap(madeBy)),
    columns: new Set(
      [...schema.tables].flatMap(([table, columns]) => [...columns.keys()].map((name) => `${table}.${name}`)),
    ),
    functions: new Set(statements.flatMap((statement) => functionMadeBy(statement) ?? [])),
    allowed: new Map(statements.flatMap(checksOf)),
  };
};
