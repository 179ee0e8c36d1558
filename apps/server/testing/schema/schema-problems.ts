import type { ForeignKey, Table } from './read-schema.ts';
import { KEYS_WITHOUT_INDEX, TABLES_WITHOUT_SITE } from './reviewed.ts';

const SITE = 'app.site_id()';
const WALL = `(site_id = ${SITE})`;

const wallProblems = ({ name, columns, isWalled, policies }: Table): string[] => {
  const wall = policies.find((policy) => policy.name === 'site_wall');
  const problems: string[] = [];
  const site = columns.find((column) => column.name === 'site_id');
  if (site?.isNullable) problems.push(`${name}.site_id may be null`);
  if (site?.defaultsTo !== SITE) problems.push(`${name}.site_id is not by default that of the transaction`);
  if (!isWalled || !wall) return [...problems, `${name} has no wall`];
  const { command, using, check, roles } = wall;
  if (command !== 'ALL' || using !== WALL || check !== WALL || roles.join() !== 'tailgate_app')
    problems.push(`${name} has another wall`);
  if (policies.length > 1) problems.push(`${name} has policies besides its wall`);
  return problems;
};

/** A site's own row is inside the site: its key is the site. */
const siteColumnOf = ({ name }: Table) => (name === 'sites' ? 'id' : 'site_id');

const hasSite = (table: Table | undefined) => table?.columns.some(({ name }) => name === 'site_id') ?? false;
const nameOf = (table: Table, { columns }: Pick<ForeignKey, 'columns'>) =>
  `${table.name}.${columns.filter((column) => column !== siteColumnOf(table)).join('+')}`;

/** The index need not include the site, because the other columns are already selective. */
const isIndexed = (table: Table, { columns }: ForeignKey) => {
  const siteColumn = siteColumnOf(table);
  const needed = columns.filter((column) => column !== siteColumn);
  return table.indexes.some((index) => {
    const leading = index.filter((column, at) => !(at === 0 && column === siteColumn)).slice(0, needed.length);
    return needed.every((column) => leading.includes(column));
  });
};

const keyProblems = (table: Table, tables: ReadonlyMap<string, Table>): string[] =>
  table.foreignKeys.flatMap((key) => {
    // Sites are never deleted, so the reverse lookup is not needed.
    if (key.target === 'sites') return [];
    const name = nameOf(table, key);
    const problems: string[] = [];
    const staysInside = key.columns.includes(siteColumnOf(table)) && key.targetColumns.includes('site_id');
    if (hasSite(tables.get(key.target)) && !staysInside)
      problems.push(`${name} refers to ${key.target} without its site`);
    if (!isIndexed(table, key) !== name in KEYS_WITHOUT_INDEX)
      problems.push(isIndexed(table, key) ? `${name} is listed without need` : `${name} has no index`);
    return problems;
  });

const reviewProblems = ({ name, privileges }: Table): string[] => {
  const reviewed = TABLES_WITHOUT_SITE[name];
  if (!reviewed) return [`${name} belongs to no site and is not reviewed`];
  const surplus = privileges.filter((privilege) => !reviewed.privileges.includes(privilege));
  return surplus.length > 0 ? [`${name} can be used by more than reviewed`] : [];
};

/** Problems of the schema that affect site isolation. */
export const schemaProblems = (tables: readonly Table[]): string[] => {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return tables.flatMap((table) => [
    ...(hasSite(table) ? wallProblems(table) : reviewProblems(table)),
    ...keyProblems(table, byName),
  ]);
};
