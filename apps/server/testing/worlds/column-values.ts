import { randomBytes } from 'node:crypto';
import { testNow } from '@tailgate/kit/instant';
import type { Column, Table } from '../schema/read-schema.ts';
import { newIdIn } from './tags.ts';
import type { World } from './world.ts';

/** Zones and hours of a world are on the same day, so that slots exist. */
export const WEEKDAY = 3;

/** Uses the column's default. */
export const DEFAULT = Symbol('default');

const HOUR_MS = 60 * 60 * 1000;
const LATER = /expires|until|scheduled|ends/;

/** The values allowed by a check constraint; empty without one. */
const wordsOf = ({ checks }: Table, column: string): string[] => {
  const check = checks.find((text) => text.startsWith(`CHECK ((${column} = ANY (ARRAY[`));
  return [...(check ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word ?? '');
};

const TEXTS: readonly (readonly [name: RegExp, value: (world: World, table: string) => string])[] = [
  [/phone/, (world) => world.newPhone()],
  [/email/, (world, table) => `${world.tag}.${table}@example.test`],
  [/url|endpoint/, (world, table) => `https://example.test/${world.tag}/${table}`],
  [/slug|vanity/, (world, table) => `${world.tag}-${table.replaceAll('_', '-')}`],
  [/time_zone/, () => 'America/Chicago'],
  [/country/, () => 'US'],
];

const textIn = (world: World, table: string, column: string): string => {
  const named = TEXTS.find(([name]) => name.test(column));
  return named ? named[1](world, table) : `${world.tag} ${table}.${column}`;
};

const TYPES: readonly (readonly [type: RegExp, value: (column: Column) => unknown])[] = [
  [/^smallint\[\]/, () => [WEEKDAY]],
  [/^(smallint|integer|bigint|numeric)/, () => 1],
  [/^boolean/, () => false],
  [/^date|^timestamp/, ({ name }) => new Date(testNow().getTime() + (LATER.test(name) ? 24 : 0) * HOUR_MS)],
  [/^jsonb/, () => '{}'],
  [/^bytea/, () => randomBytes(32)],
  [/^int4range/, () => '[480,1020)'],
  [/^int4multirange/, () => '{[480,1020)}'],
  [/^geography\(Point/, () => 'POINT(-97.75 30.25)'],
  [/^geography\(Polygon/, () => 'POLYGON((-98 30,-97 30,-97 31,-98 31,-98 30))'],
];

/** A plausible value by column type; every text contains the tag of its world. */
export const valueByType = (table: Table, column: Column, world: World): unknown => {
  const { name, type, isNullable } = column;
  const hasDefault = column.defaultsTo !== null;
  if (/^(text|citext|character)/.test(type) && !type.endsWith('[]')) {
    const words = wordsOf(table, name);
    if (words.length === 0) return type === 'character(3)' ? DEFAULT : textIn(world, table.name, name);
    return hasDefault ? DEFAULT : words[0];
  }
  if (hasDefault) return DEFAULT;
  if (isNullable) return null;
  if (type === 'uuid') return newIdIn(world.name);
  if (type === 'text[]') return [textIn(world, table.name, name)];
  const known = TYPES.find(([pattern]) => pattern.test(type));
  if (!known) throw new Error(`${table.name}.${name}: no sample value for type ${type}`);
  return known[1](column);
};
