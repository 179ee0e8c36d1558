import { randomBytes } from 'node:crypto';
import { ROLES, type Role } from '@tailgate/contract';

/** Owner of a row: a role, a stranger on the same site, another site, or the site itself for shared data. */
export type WorldName = Role | 'stranger' | 'otherSite' | 'site';

/** Foreign worlds first, so that a query without its condition finds their rows before the caller's. */
export const WORLD_NAMES: readonly WorldName[] = ['otherSite', 'stranger', 'site', ...ROLES.toReversed()];

// Eight digits fit into ids, phone numbers, email addresses and texts: +1 575 27x xxxx is a New Mexico number.
const FIRST_TAG = 57_527_301;
const TAGS = new Map(WORLD_NAMES.map((name, at) => [name, String(FIRST_TAG + at)]));
const NAMES = new Map([...TAGS].map(([name, tag]) => [tag, name]));
const ANY_TAG = new RegExp([...NAMES.keys()].join('|'), 'g');

export const tagOf = (world: WorldName): string => TAGS.get(world) ?? '';

/** An id that starts with the tag of its world. */
export const newIdIn = (world: WorldName): string => {
  const hex = randomBytes(11).toString('hex');
  return `${tagOf(world)}-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
};

/** The distinct worlds whose data appears in a text. */
export const worldsIn = (text: string): WorldName[] => [
  ...new Set([...text.matchAll(ANY_TAG)].flatMap(([tag]) => NAMES.get(tag) ?? [])),
];
