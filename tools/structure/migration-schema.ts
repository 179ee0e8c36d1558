// What the migrations before a statement have made, as far as the checks have to know it.
import type { Node, TypeName } from 'libpg-query';
import { allOfKind, asKind, nameOf, namesIn, tableOf, within, type NodeOf } from './migration-tree.ts';

interface Check {
  /** The columns that cannot be null where the check holds. */
  readonly notNull: readonly string[];
  readonly isValid: boolean;
}

export interface Schema {
  /** The columns of each table with their types. */
  readonly tables: Map<string, Map<string, TypeName>>;
  readonly tablesOfIndexes: Map<string, string>;
  /** By table, then by name. */
  readonly checks: Map<string, Map<string, Check>>;
  /** Functions that give one value within a statement, so that a column can be added with it as a constant. */
  readonly stableFunctions: Set<string>;
}

/** Functions of PostgreSQL that are no volatile ones and that a default may need. Others count as volatile. */
const STABLE_FUNCTIONS = ['now', 'transaction_timestamp', 'statement_timestamp', 'jsonb_build_object', 'date_trunc'];

export const emptySchema = (): Schema => ({
  tables: new Map(),
  tablesOfIndexes: new Map(),
  checks: new Map(),
  stableFunctions: new Set(STABLE_FUNCTIONS),
});

const columnsNotNull = (condition: Node | undefined): string[] => {
  const test = asKind(condition, 'NullTest');
  if (test?.nulltesttype === 'IS_NOT_NULL') return namesIn(asKind(test.arg, 'ColumnRef')?.fields);
  const all = asKind(condition, 'BoolExpr');
  return all?.boolop === 'AND_EXPR' ? (all.args ?? []).flatMap(columnsNotNull) : [];
};

const learnColumn = ({ tables }: Schema, table: string, column: NodeOf<'ColumnDef'> | undefined): void => {
  const columns = tables.get(table) ?? new Map<string, TypeName>();
  if (column?.colname && column.typeName) columns.set(column.colname, column.typeName);
  tables.set(table, columns);
};

const learnCheck = ({ checks }: Schema, table: string, constraint: NodeOf<'Constraint'> | undefined): void => {
  if (constraint?.contype !== 'CONSTR_CHECK' || !constraint.conname) return;
  const known = checks.get(table) ?? new Map<string, Check>();
  known.set(constraint.conname, {
    notNull: columnsNotNull(constraint.raw_expr),
    isValid: !constraint.skip_validation,
  });
  checks.set(table, known);
};

const learnCommand = (schema: Schema, table: string, { subtype, name, def }: NodeOf<'AlterTableCmd'>): void => {
  const checks = schema.checks.get(table);
  const check = checks?.get(name ?? '');
  if (subtype === 'AT_AddColumn') learnColumn(schema, table, asKind(def, 'ColumnDef'));
  else if (subtype === 'AT_AlterColumnType')
    learnColumn(schema, table, { ...asKind(def, 'ColumnDef'), ...(name && { colname: name }) });
  else if (subtype === 'AT_AddConstraint') learnCheck(schema, table, asKind(def, 'Constraint'));
  else if (subtype === 'AT_DropConstraint') checks?.delete(name ?? '');
  else if (subtype === 'AT_ValidateConstraint' && check) checks?.set(name ?? '', { ...check, isValid: true });
};

const learnFunction = ({ stableFunctions }: Schema, { funcname, options }: NodeOf<'CreateFunctionStmt'>): void => {
  const volatility = allOfKind(options, 'DefElem').find(({ defname }) => defname === 'volatility')?.arg;
  const name = nameOf(namesIn(funcname));
  // Without a word about it a function is volatile.
  if (['stable', 'immutable'].includes(asKind(volatility, 'String')?.sval ?? '')) stableFunctions.add(name);
  else stableFunctions.delete(name);
};

/** Tables that a statement makes. */
export const madeBy = (statement: Node): string[] => {
  const made = asKind(statement, 'CreateStmt')?.relation ?? asKind(statement, 'CreateTableAsStmt')?.into?.rel;
  return made ? [tableOf(made)] : [];
};

export const learn = (schema: Schema, statement: Node): void => {
  for (const table of madeBy(statement)) learnColumn(schema, table, undefined);
  const creation = asKind(statement, 'CreateStmt');
  for (const column of allOfKind(creation?.tableElts, 'ColumnDef'))
    learnColumn(schema, tableOf(creation?.relation), column);
  for (const check of within(creation, 'Constraint')) learnCheck(schema, tableOf(creation?.relation), check);

  const change = asKind(statement, 'AlterTableStmt');
  for (const command of allOfKind(change?.cmds, 'AlterTableCmd'))
    learnCommand(schema, tableOf(change?.relation), command);

  const index = asKind(statement, 'IndexStmt');
  if (index?.idxname) schema.tablesOfIndexes.set(index.idxname, tableOf(index.relation));

  const made = asKind(statement, 'CreateFunctionStmt');
  if (made) learnFunction(schema, made);
};

export const cannotBeNull = ({ checks }: Schema, table: string, column: string): boolean =>
  [...(checks.get(table)?.values() ?? [])].some(({ isValid, notNull }) => isValid && notNull.includes(column));

const shapeOf = ({ names, typmods }: TypeName): { type: string; sizes: number[] } => ({
  type: namesIn(names).at(-1) ?? '',
  sizes: allOfKind(typmods, 'A_Const').map(({ ival }) => ival?.ival ?? 0),
});

/** Whether all that is stored under one type is stored under the other in the same bytes. */
export const keepsRows = (from: TypeName | undefined, to: TypeName | undefined): boolean => {
  if (!from || !to || from.arrayBounds || to.arrayBounds) return false;
  const [before, after] = [shapeOf(from), shapeOf(to)];
  const [size = Infinity, scale] = before.sizes;
  const [newSize = Infinity, newScale] = after.sizes;
  if (before.type === 'varchar' || before.type === 'text')
    return after.type === 'text' || (after.type === 'varchar' && newSize >= size);
  if (before.type !== 'numeric' || after.type !== 'numeric') return false;
  return after.sizes.length === 0 || (newSize >= size && newScale === scale);
};
