// What a statement locks, and what takes as long as a table is large.
import type { Node } from 'libpg-query';
import type { Schema } from './migration-schema.ts';
import { allOfKind, asKind, nameOf, namesIn, tableOf, within } from './migration-tree.ts';

/** They read the table but let others write. */
const GENTLE = new Set(['AT_ValidateConstraint', 'AT_SetStatistics', 'AT_AttachPartition']);

/** A reference locks the table that it leads to, too. */
const referencedBy = (statement: Node): string[] =>
  within(asKind(statement, 'CreateStmt') ?? asKind(statement, 'AlterTableStmt'), 'Constraint').flatMap(({ pktable }) =>
    pktable ? [tableOf(pktable)] : [],
  );

const changedBy = (statement: Node): string[] => {
  const change = asKind(statement, 'AlterTableStmt');
  const isGentle = allOfKind(change?.cmds, 'AlterTableCmd').every(({ subtype }) => GENTLE.has(subtype ?? ''));
  return change?.objtype === 'OBJECT_TABLE' && !isGentle ? [tableOf(change.relation)] : [];
};

const droppedFrom = (statement: Node, { tablesOfIndexes }: Schema): string[] => {
  const { removeType = '', objects, concurrent } = asKind(statement, 'DropStmt') ?? {};
  const paths = allOfKind(objects, 'List').map(({ items }) => namesIn(items));
  if (removeType === 'OBJECT_TABLE') return paths.map(nameOf);
  if (removeType === 'OBJECT_INDEX')
    return concurrent ? [] : paths.flatMap((path) => tablesOfIndexes.get(path.at(-1) ?? '') ?? []);
  // The last part is the name of what is dropped from the table.
  return ['OBJECT_TRIGGER', 'OBJECT_POLICY', 'OBJECT_RULE'].includes(removeType)
    ? paths.map((path) => nameOf(path.slice(0, -1)))
    : [];
};

/** Procedures that change tables are given their names. */
const namedInCall = (statement: Node, { tables }: Schema): string[] =>
  within(asKind(statement, 'CallStmt'), 'A_Const')
    .map(({ sval }) => nameOf((sval?.sval ?? '').split('.')))
    .filter((name) => tables.has(name));

/** Tables that nobody else can write, or even read, until the transaction ends. */
export const lockedBy = (statement: Node, schema: Schema): string[] => {
  const index = asKind(statement, 'IndexStmt');
  const renaming = asKind(statement, 'RenameStmt');
  const ranges = [
    index?.concurrent ? undefined : index?.relation,
    asKind(statement, 'CreateTrigStmt')?.relation,
    asKind(statement, 'CreatePolicyStmt')?.table,
    asKind(statement, 'AlterPolicyStmt')?.table,
    asKind(statement, 'RuleStmt')?.relation,
    [renaming?.renameType, renaming?.relationType].includes('OBJECT_TABLE') ? renaming?.relation : undefined,
    ...allOfKind(asKind(statement, 'TruncateStmt')?.relations, 'RangeVar'),
    ...allOfKind(asKind(statement, 'LockStmt')?.relations, 'RangeVar'),
    ...allOfKind(asKind(statement, 'CreateStmt')?.inhRelations, 'RangeVar'),
  ];
  return [
    ...ranges.flatMap((range) => (range ? [tableOf(range)] : [])),
    ...changedBy(statement),
    ...referencedBy(statement),
    ...droppedFrom(statement, schema),
    ...namedInCall(statement, schema),
  ];
};

const MOVES_ROWS = ['UpdateStmt', 'DeleteStmt', 'MergeStmt', 'InsertStmt', 'CreateTableAsStmt', 'SelectStmt'];

/** Tables whose rows a statement goes through, one by one: to change them, or to copy them elsewhere. */
export const rowsMovedBy = (statement: Node): string[] => {
  // What a function will do is not done yet.
  if (!MOVES_ROWS.some((kind) => kind in statement)) return [];
  const written = (['UpdateStmt', 'DeleteStmt', 'MergeStmt'] as const).flatMap((kind) =>
    within(statement, kind).map(({ relation }) => tableOf(relation)),
  );
  const copied = [...within(statement, 'InsertStmt'), ...within(statement, 'CreateTableAsStmt')].flatMap((copy) =>
    within(copy, 'RangeVar').map(tableOf),
  );
  // A name given by `with` is no table.
  const named = new Set(within(statement, 'CommonTableExpr').map(({ ctename }) => ctename));
  return [...new Set([...written, ...copied])].filter((table) => !named.has(table));
};

/** Constraints whose table a statement reads through to see whether they hold. */
export const validatedBy = (statement: Node): { table: string; constraint: string }[] => {
  const change = asKind(statement, 'AlterTableStmt');
  return allOfKind(change?.cmds, 'AlterTableCmd')
    .filter(({ subtype }) => subtype === 'AT_ValidateConstraint')
    .map(({ name = '' }) => ({ table: tableOf(change?.relation), constraint: name }));
};
