import type { ForeignKey, Table } from './read-schema.ts';
import { KEYS_WITHOUT_OWNER, OWNED_COLUMNS } from './reviewed.ts';

const OWNER = 'provider_id';
/** Rows of the providers themselves: whoever is named there is the owner. */
const PERSONS = ['providers', 'accounts', 'sites'];

const has = ({ columns }: Table, column: string) => columns.some(({ name }) => name === column);
const isCarried = ({ columns, targetColumns }: ForeignKey) => {
  const place = targetColumns.indexOf(OWNER);
  return place >= 0 && columns[place] === OWNER;
};
const columnsOf = ({ columns }: ForeignKey) => columns.filter((column) => column !== 'site_id' && column !== OWNER);

/** Keys that lead to what a provider owns without saying whose it is. */
export const ownerProblems = (tables: readonly Table[]): string[] => {
  const owned = new Set(tables.filter((table) => has(table, OWNER)).map(({ name }) => name));
  const problems = tables.flatMap((table) =>
    table.foreignKeys
      .filter(({ target }) => owned.has(target) && !PERSONS.includes(target))
      // The same column may have an older key that names the site alone.
      .filter(
        (key) =>
          !table.foreignKeys.some(
            (other) =>
              other.target === key.target && isCarried(other) && columnsOf(other).join() === columnsOf(key).join(),
          ),
      )
      .map((key) => [`${table.name}.${columnsOf(key).join('+')}`, key.target] as const)
      .filter(([name]) => !(name in KEYS_WITHOUT_OWNER))
      .map(([name, target]) => `${name} refers to ${target} of any provider`),
  );
  const columns = tables.flatMap((table) =>
    table.columns
      .filter(({ name }) => OWNED_COLUMNS.includes(name))
      .filter(({ name }) => !table.foreignKeys.some((key) => isCarried(key) && key.columns.includes(name)))
      .map(({ name }) => `${table.name}.${name} names no owner`),
  );
  return [...problems, ...columns];
};
