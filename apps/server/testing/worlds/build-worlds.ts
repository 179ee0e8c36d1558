import { ROLES, isProviderRole, type Role } from '@tailgate/contract';
import { hash } from '@node-rs/argon2';
import type { Client } from 'pg';
import type { Platform } from '../../src/platform/platform.ts';
import { TEST_PASSWORD, buildSite, type BuiltSite } from '../builders.ts';
import { readSchema, type Column, type Table } from '../schema/read-schema.ts';
import { DEFAULT, valueByType } from './column-values.ts';
import { REVIEWED_VALUES } from './reviewed-values.ts';
import { WORLD_NAMES, newIdIn, tagOf, type WorldName } from './tags.ts';
import { VARIANTS } from './variants.ts';
import { World, type Row } from './world.ts';

/** Columns that refer to an account without a foreign key. */
const PERSON_COLUMNS = ['account_id', 'owner_id', 'actor_id', 'resource_id'];
/** Tables whose owner cannot be derived from their columns. */
const PERSONAL: readonly string[] = ['accounts', 'idempotency_keys', 'ledger_transactions', 'order_dues', 'order_tips'];
const OF_SITE: readonly string[] = [
  'site_pages',
  'agreements',
  'agreement_versions',
  'agreement_notices',
  'agreement_drafts',
];

/** Tables whose contents name rows of others without a foreign key. */
const BUILT_AFTER: Readonly<Partial<Record<string, readonly string[]>>> = { booking_sessions: ['catalogue_services'] };

/** Tables in dependency order. */
const inOrder = (tables: readonly Table[]): Table[] => {
  const placed = new Map<string, Table>();
  const place = (table: Table) => {
    if (placed.has(table.name)) return;
    for (const target of [...table.foreignKeys.map((key) => key.target), ...(BUILT_AFTER[table.name] ?? [])]) {
      const referred = tables.find(({ name }) => name === target);
      if (referred && referred !== table) place(referred);
    }
    placed.set(table.name, table);
  };
  tables.forEach(place);
  return [...placed.values()];
};

/** Tables whose rows belong to an account, directly or through a foreign key. */
const personalTables = (tables: readonly Table[]): ReadonlySet<string> => {
  const personal = new Set<string>(PERSONAL);
  for (const { name, columns, foreignKeys } of tables)
    if (
      !OF_SITE.includes(name) &&
      (columns.some((column) => PERSON_COLUMNS.includes(column.name)) ||
        foreignKeys.some(({ target }) => personal.has(target)))
    )
      personal.add(name);
  return personal;
};

const hasTable = ({ name, roles }: World, table: string, isPersonal: boolean): boolean => {
  if (!isPersonal) return name === 'site' || name === 'otherSite';
  if (table === 'providers') return roles.some(isProviderRole);
  if (table === 'customer_profiles') return roles.includes('customer');
  return roles.length > 0;
};

interface Building {
  readonly owner: Client;
  readonly platform: Platform;
  readonly passwordHash: string;
  readonly worlds: ReadonlyMap<WorldName, World>;
}

/** A row of another table that belongs to the world or else to its site, whose rows are created by staff. */
const rowFor = ({ worlds }: Building, world: World, table: string): Row | undefined =>
  [world, worlds.get(world.name === 'site' ? 'staff' : 'site')]
    .filter((other) => other?.site === world.site)
    .map((other) => other?.rowsOf(table)[0])
    .find((row) => row !== undefined);

// Cheap parameters, which are part of the hash, make verification fast.
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const MISSING = Symbol('missing');

const valueOf = (building: Building, table: Table, column: Column, world: World, soFar: Row): unknown => {
  if (column.name in soFar) return soFar[column.name];
  const reviewed = REVIEWED_VALUES[`${table.name}.${column.name}`];
  if (reviewed) return reviewed({ ...building, world, soFar, row: (name) => rowFor(building, world, name) });
  if (column.name === 'site_id') return world.site.id;
  const keys = table.foreignKeys.filter(({ columns, target }) => columns.includes(column.name) && target !== 'sites');
  // A column that also refers to another row of its own table gets its value from the other key.
  const key = keys.find(({ target }) => target !== table.name) ?? keys[0];
  if (key) {
    const referred = key.target === table.name ? undefined : rowFor(building, world, key.target);
    const target = key.targetColumns[key.columns.indexOf(column.name)] ?? '';
    return referred?.[target] ?? (column.isNullable ? null : MISSING);
  }
  if (PERSON_COLUMNS.includes(column.name)) return world.personId;
  return valueByType(table, column, world);
};

/** Undefined if the world lacks a referenced row: a customer has no work zones. */
const insertRow = async (building: Building, table: Table, world: World, variant: Row): Promise<Row | undefined> => {
  let soFar: Row = variant;
  const values = new Map<string, unknown>();
  for (const column of table.columns) {
    const value = valueOf(building, table, column, world, soFar);
    if (value === MISSING) return undefined;
    if (value === DEFAULT) continue;
    values.set(column.name, value);
    soFar = { ...soFar, [column.name]: value };
  }
  const names = [...values.keys()];
  const { rows } = await building.owner.query<Row>(
    `insert into ${table.name} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning *`,
    [...values.values()],
  );
  return rows[0];
};

const ROLES_OF: Readonly<Partial<Record<WorldName, readonly Role[]>>> = {
  stranger: ['groomer', 'customer'],
  otherSite: ['groomer', 'customer'],
  site: [],
  ...Object.fromEntries(ROLES.map((role) => [role, [role]])),
};

const taggedSite = (owner: Client, world: WorldName): Promise<BuiltSite> =>
  buildSite(owner, { id: newIdIn(world), slug: `${tagOf(world)}-site` });

/** Two sites (new ones by default) with a row in every table for every world that can have one. */
export const buildWorlds = async (
  owner: Client,
  platform: Platform,
  sites?: { readonly site: BuiltSite; readonly otherSite: BuiltSite },
): Promise<ReadonlyMap<WorldName, World>> => {
  const site = sites?.site ?? (await taggedSite(owner, 'site'));
  const otherSite = sites?.otherSite ?? (await taggedSite(owner, 'otherSite'));
  const worlds = new Map(
    WORLD_NAMES.map((name) => [name, new World(name, name === 'otherSite' ? otherSite : site, ROLES_OF[name] ?? [])]),
  );
  for (const name of ['site', 'otherSite'] as const) worlds.get(name)?.add('sites', { ...worlds.get(name)?.site });
  const building = { owner, platform, worlds, passwordHash: await hash(TEST_PASSWORD, QUICK) };
  const tables = inOrder((await readSchema(owner)).filter(({ columns }) => columns.some((c) => c.name === 'site_id')));
  const personal = personalTables(tables);
  // A transaction of the ledger must be complete when it is committed.
  await owner.query('begin');
  for (const table of tables) {
    for (const world of worlds.values()) {
      if (!hasTable(world, table.name, personal.has(table.name))) continue;
      for (const variant of VARIANTS[table.name]?.(world) ?? [{}]) {
        const row = await insertRow(building, table, world, variant);
        if (row) world.add(table.name, row);
      }
    }
  }
  await owner.query('commit');
  return worlds;
};
