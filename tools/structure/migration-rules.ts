import type { Node } from 'libpg-query';
import { cannotBeNull, keepsRows, type Schema } from './migration-schema.ts';
import { allOfKind, asKind, nameOf, namesIn, tableOf, within, type NodeOf } from './migration-tree.ts';

/** What a migration must not do to a table in use, and how it is done instead. */
export const REMEDIES = {
  'number-taken': 'take the next number',
  unreadable: 'write it so that PostgreSQL can read it',
  'checked-at-once': 'add it not valid and validate it in a transaction of its own',
  'checked-with-column': 'add the column first, then the constraint not valid, and validate it in its own transaction',
  'validated-under-lock': 'validate in a later file, or in a file without a transaction',
  'not-null-unproved': 'first add a check (… is not null) not valid and validate it, each in a transaction of its own',
  rewritten: 'add a column beside it, fill it in a file of its own, and let the old one go later',
  'indexed-under-lock': 'build the index concurrently in a file without a transaction, and take it by using index',
  'rows-under-lock': 'move rows in a file of their own',
  'hidden-in-block': 'write the statements out: nobody can check what a block does',
} as const;
export type Rule = keyof typeof REMEDIES;

export interface Finding {
  readonly rule: Rule;
  readonly what: string;
}

const SERIAL = /^(?:small|big)?serial\d?$/;
const CHANGES_STORAGE: ReadonlySet<string> = new Set([
  'AT_SetLogged',
  'AT_SetUnLogged',
  'AT_SetAccessMethod',
  'AT_SetTableSpace',
  'AT_SetExpression',
]);

const isVolatile = (expression: Node | undefined, { stableFunctions }: Schema): boolean =>
  within(expression, 'FuncCall').some(({ funcname }) => {
    const parts = namesIn(funcname);
    return !stableFunctions.has(nameOf(parts[0] === 'pg_catalog' ? parts.slice(1) : parts));
  });

const isNull = (expression: Node | undefined): boolean =>
  expression === undefined || asKind(expression, 'A_Const')?.isnull === true;

const columnFindings = (table: string, column: NodeOf<'ColumnDef'>, schema: Schema): Finding[] => {
  const what = `adds ${table}.${column.colname ?? ''}`;
  const constraints = allOfKind(column.constraints, 'Constraint');
  const having = (...types: string[]) => constraints.some(({ contype }) => types.includes(contype ?? ''));
  const value = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const isFilled =
    having('CONSTR_IDENTITY', 'CONSTR_GENERATED') || SERIAL.test(namesIn(column.typeName?.names).at(-1) ?? '');
  const findings: Finding[] = [];
  // A reference of a column that is null everywhere is not looked at.
  if (having('CONSTR_CHECK') || (having('CONSTR_FOREIGN') && !isNull(value)))
    findings.push({ rule: 'checked-with-column', what: `${what} with a constraint that every row is read for` });
  if (having('CONSTR_NOTNULL', 'CONSTR_PRIMARY') && isNull(value) && !isFilled)
    findings.push({ rule: 'not-null-unproved', what: `${what} without a value for the rows that are there` });
  if (having('CONSTR_UNIQUE', 'CONSTR_PRIMARY'))
    findings.push({ rule: 'indexed-under-lock', what: `${what} with an index` });
  if (isFilled || isVolatile(value, schema))
    findings.push({ rule: 'rewritten', what: `${what} with another value for every row` });
  return findings;
};

const constraintFindings = (table: string, constraint: NodeOf<'Constraint'>): Finding[] => {
  const what = `adds ${constraint.conname ?? 'a constraint'} to ${table}`;
  switch (constraint.contype) {
    case 'CONSTR_CHECK':
    case 'CONSTR_FOREIGN':
    case 'CONSTR_NOTNULL':
      return constraint.skip_validation ? [] : [{ rule: 'checked-at-once', what }];
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
    case 'CONSTR_EXCLUSION':
      return constraint.indexname ? [] : [{ rule: 'indexed-under-lock', what }];
    default:
      return [];
  }
};

const commandFindings = (table: string, command: NodeOf<'AlterTableCmd'>, schema: Schema): Finding[] => {
  const { subtype = '', name = '', def } = command;
  const column = asKind(def, 'ColumnDef');
  const constraint = asKind(def, 'Constraint');
  if (subtype === 'AT_AddColumn') return column ? columnFindings(table, column, schema) : [];
  if (subtype === 'AT_AddConstraint') return constraint ? constraintFindings(table, constraint) : [];
  if (subtype === 'AT_SetNotNull' && !cannotBeNull(schema, table, name))
    return [{ rule: 'not-null-unproved', what: `makes ${table}.${name} not null and no validated check says so` }];
  if (subtype === 'AT_AlterColumnType') {
    const isKept = !column?.raw_default && keepsRows(schema.tables.get(table)?.get(name), column?.typeName);
    return isKept ? [] : [{ rule: 'rewritten', what: `changes the type of ${table}.${name}` }];
  }
  return CHANGES_STORAGE.has(subtype) ? [{ rule: 'rewritten', what: `writes ${table} anew` }] : [];
};

const hasOption = (options: readonly Node[] | undefined, name: string) =>
  allOfKind(options, 'DefElem').some(({ defname }) => defname === name);

/** What a statement by itself does to tables that `isInUse`. */
export const findingsOf = (statement: Node, schema: Schema, isInUse: (table: string) => boolean): Finding[] => {
  if ('DoStmt' in statement) return [{ rule: 'hidden-in-block', what: 'runs a block' }];

  const change = asKind(statement, 'AlterTableStmt');
  const changed = tableOf(change?.relation);
  if (change?.objtype === 'OBJECT_TABLE' && isInUse(changed))
    return allOfKind(change.cmds, 'AlterTableCmd').flatMap((command) => commandFindings(changed, command, schema));

  const index = asKind(statement, 'IndexStmt');
  if (index && !index.concurrent && isInUse(tableOf(index.relation)))
    return [
      { rule: 'indexed-under-lock', what: `builds ${index.idxname ?? 'an index'} on ${tableOf(index.relation)}` },
    ];
  const reindexing = asKind(statement, 'ReindexStmt');
  if (reindexing && !hasOption(reindexing.params, 'concurrently'))
    return [{ rule: 'indexed-under-lock', what: `builds indexes of ${tableOf(reindexing.relation)} anew` }];

  const vacuum = asKind(statement, 'VacuumStmt');
  const view = asKind(statement, 'RefreshMatViewStmt');
  if ('ClusterStmt' in statement || hasOption(vacuum?.options, 'full') || (view && !view.concurrent))
    return [{ rule: 'rewritten', what: 'writes a table anew' }];
  return [];
};
