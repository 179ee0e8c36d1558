import type { Node } from 'libpg-query';
import { keepsRows } from './migration-schema.ts';
import { allOfKind, asKind, nameOf, namesIn, tableOf, within, type NodeOf } from './migration-tree.ts';
import { allowedBy, functionMadeBy, functionsNamed, type ReleasedSchema } from './released-schema.ts';

/** What the previous release cannot live with while it runs beside the next one, and how it is done instead. */
export const RELEASE_REMEDIES = {
  dropped: 'stop using it in this release and drop it with the next one',
  renamed: 'add the new name, write both, and drop the old one with the next release',
  required: 'let it be null or give it a default: the previous release writes rows without it',
  narrowed: 'accept what the previous release writes, and narrow with the next release',
  retyped: 'add a column beside it, write both, and drop the old one with the next release',
} as const;
export type ReleaseRule = keyof typeof RELEASE_REMEDIES;

export interface ReleaseFinding {
  readonly rule: ReleaseRule;
  readonly what: string;
}

/** All pending migrations together, because the previous release meets them together. */
export interface Pending {
  readonly functions: ReadonlySet<string>;
  /** `table.column` of new columns with a default. */
  readonly filled: ReadonlySet<string>;
}

const hasDefault = (column: NodeOf<'ColumnDef'>): boolean =>
  allOfKind(column.constraints, 'Constraint').some(({ contype }) =>
    ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].includes(contype ?? ''),
  );

const addedColumns = (statement: Node) => {
  const change = asKind(statement, 'AlterTableStmt');
  return allOfKind(change?.cmds, 'AlterTableCmd').flatMap(({ subtype, def }) => {
    const column = subtype === 'AT_AddColumn' ? asKind(def, 'ColumnDef') : undefined;
    return column ? [{ table: tableOf(change?.relation), column }] : [];
  });
};

export const pendingOf = (statements: readonly Node[]): Pending => ({
  functions: new Set(statements.flatMap((statement) => functionMadeBy(statement) ?? [])),
  filled: new Set(
    statements
      .flatMap(addedColumns)
      .filter(({ column }) => hasDefault(column))
      .map(({ table, column }) => `${table}.${column.colname ?? ''}`),
  ),
});

const dropFindings = (statement: Node, { tables, functions }: ReleasedSchema, pending: Pending): ReleaseFinding[] => {
  const { removeType = '', objects } = asKind(statement, 'DropStmt') ?? {};
  if (removeType === 'OBJECT_TABLE' || removeType === 'OBJECT_VIEW')
    return allOfKind(objects, 'List')
      .map(({ items }) => nameOf(namesIn(items)))
      .filter((name) => removeType === 'OBJECT_VIEW' || tables.has(name))
      .map((name) => ({ rule: 'dropped', what: `drops ${name}` }));
  if (removeType !== 'OBJECT_FUNCTION' && removeType !== 'OBJECT_PROCEDURE') return [];
  return functionsNamed(objects).flatMap(({ name, signature }): ReleaseFinding[] => {
    const isReleased = [...functions].some((known) => known === signature || known.startsWith(`${name}(`));
    const isReplaced = [...pending.functions].some((made) =>
      signature === undefined ? functions.has(made) && made.startsWith(`${name}(`) : made === signature,
    );
    return isReleased && !isReplaced ? [{ rule: 'dropped', what: `drops ${signature ?? name}` }] : [];
  });
};

const renameFindings = (statement: Node, { tables, columns }: ReleasedSchema): ReleaseFinding[] => {
  const renaming = asKind(statement, 'RenameStmt');
  const { renameType = '', subname = '' } = renaming ?? {};
  const table = tableOf(renaming?.relation);
  if (renameType === 'OBJECT_TABLE' && tables.has(table)) return [{ rule: 'renamed', what: `renames ${table}` }];
  if (renameType === 'OBJECT_COLUMN' && columns.has(`${table}.${subname}`))
    return [{ rule: 'renamed', what: `renames ${table}.${subname}` }];
  return ['OBJECT_FUNCTION', 'OBJECT_SCHEMA'].includes(renameType) ? [{ rule: 'renamed', what: 'renames' }] : [];
};

const checkFindings = (
  table: string,
  { conname = '', raw_expr: condition }: NodeOf<'Constraint'>,
  { columns, allowed }: ReleasedSchema,
): ReleaseFinding[] => {
  const about = within(condition, 'ColumnRef').map(({ fields }) => namesIn(fields).at(-1) ?? '');
  // The previous release leaves a new column as it is.
  if (!about.some((column) => columns.has(`${table}.${column}`))) return [];
  const [before, after] = [allowed.get(`${table}.${conname}`), allowedBy(condition)];
  if (before && after && [...before].every((value) => after.has(value))) return [];
  return [{ rule: 'narrowed', what: `checks ${about.join(', ')} of ${table} by ${conname || 'a constraint'}` }];
};

const constraintFindings = (
  table: string,
  constraint: NodeOf<'Constraint'>,
  released: ReleasedSchema,
): ReleaseFinding[] => {
  const { contype = '', keys, fk_attrs: references, conname = 'a constraint' } = constraint;
  if (contype === 'CONSTR_CHECK') return checkFindings(table, constraint, released);
  if (!['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION', 'CONSTR_FOREIGN'].includes(contype)) return [];
  const about = [...namesIn(keys), ...namesIn(references)];
  const isNew = about.some((column) => !released.columns.has(`${table}.${column}`));
  return isNew ? [] : [{ rule: 'narrowed', what: `adds ${conname} to ${table}` }];
};

const commandFindings = (
  table: string,
  { subtype, name = '', def }: NodeOf<'AlterTableCmd'>,
  released: ReleasedSchema,
  { filled }: Pending,
): ReleaseFinding[] => {
  const column = asKind(def, 'ColumnDef');
  const constraint = asKind(def, 'Constraint');
  const path = `${table}.${name || (column?.colname ?? '')}`;
  const isNotNull = allOfKind(column?.constraints, 'Constraint').some(({ contype }) =>
    ['CONSTR_NOTNULL', 'CONSTR_PRIMARY'].includes(contype ?? ''),
  );
  switch (subtype) {
    case 'AT_DropColumn':
      return released.columns.has(path) ? [{ rule: 'dropped', what: `drops ${path}` }] : [];
    case 'AT_AddColumn':
      return isNotNull && !filled.has(path) ? [{ rule: 'required', what: `requires ${path}` }] : [];
    case 'AT_SetNotNull':
      return filled.has(path) ? [] : [{ rule: 'required', what: `requires ${path}` }];
    case 'AT_ColumnDefault':
      return def === undefined ? [{ rule: 'required', what: `takes the default of ${path} away` }] : [];
    case 'AT_AlterColumnType':
      return !released.columns.has(path) || keepsRows(released.schema.tables.get(table)?.get(name), column?.typeName)
        ? []
        : [{ rule: 'retyped', what: `changes the type of ${path}` }];
    case 'AT_AddConstraint':
      return constraint ? constraintFindings(table, constraint, released) : [];
    default:
      return [];
  }
};

/** What a pending statement does to what the previous release uses. */
export const releaseFindingsOf = (statement: Node, released: ReleasedSchema, pending: Pending): ReleaseFinding[] => {
  const change = asKind(statement, 'AlterTableStmt');
  const changed = tableOf(change?.relation);
  const index = asKind(statement, 'IndexStmt');
  const granted = asKind(statement, 'GrantStmt');
  const isRevoked = granted !== undefined && granted.is_grant !== true && granted.objtype === 'OBJECT_TABLE';
  const ofChange = released.tables.has(changed)
    ? allOfKind(change?.cmds, 'AlterTableCmd').flatMap((command) =>
        commandFindings(changed, command, released, pending),
      )
    : [];
  const ofIndex: ReleaseFinding[] =
    index?.unique &&
    released.tables.has(tableOf(index.relation)) &&
    allOfKind(index.indexParams, 'IndexElem').every(({ name }) =>
      name === undefined ? true : released.columns.has(`${tableOf(index.relation)}.${name}`),
    )
      ? [{ rule: 'narrowed', what: `allows rows of ${tableOf(index.relation)} once by ${index.idxname ?? 'an index'}` }]
      : [];
  const ofRights: ReleaseFinding[] = isRevoked
    ? allOfKind(granted.objects, 'RangeVar')
        .map(tableOf)
        .filter((table) => released.tables.has(table))
        .map((table) => ({ rule: 'dropped', what: `revokes rights on ${table}` }))
    : [];
  return [
    ...dropFindings(statement, released, pending),
    ...renameFindings(statement, released),
    ...ofChange,
    ...ofIndex,
    ...ofRights,
  ];
};
