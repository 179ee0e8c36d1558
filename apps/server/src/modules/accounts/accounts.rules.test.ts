import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@tailgate/contract';
import { describe, expect, it } from 'vitest';
import { RESERVED_ADDRESSES, categoriesOf, deviceNameOf, startingRole, withoutPersonalData } from './accounts.rules.ts';

describe('the role a session starts in', () => {
  it.each([
    [['groomer', 'renter'], 'renter', 'renter'],
    [['groomer', 'renter'], 'grooming', 'groomer'],
    [['groomer'], 'fleetOwner', 'groomer'],
    [['customer', 'staff'], null, 'customer'],
    [['support'], null, 'support'],
  ] as const)('of %j, last working as %s, is %s', (roles, category, expected) => {
    expect(startingRole(roles, category)).toBe(expected);
  });
});

it('RL-status-01 a provider’s categories are its provider roles in the specification’s words', () => {
  expect(categoriesOf(['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer'])).toEqual([
    'grooming',
    'fleetOwner',
    'maintenance',
    'renter',
  ]);
});

it.each([
  ['call maya@southpaws.example now', 'call [e-mail] now'],
  ['phone (512) 555-0100 busy', 'phone [number] busy'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  ['order 12345 failed at step 3', 'order 12345 failed at step 3'],
])('%j is kept as %j', (given, kept) => {
  expect(withoutPersonalData(given)).toBe(kept);
});

it('a device is named by browser and system', () => {
  expect(deviceNameOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toBe(
    'Chrome on Android',
  );
  expect(deviceNameOf('')).toBe('App on unknown device');
});

describe('addresses that no provider can have', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const firstSegments = (paths: readonly string[]) =>
    [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((word) => /^[a-z0-9][a-z0-9-]*$/.test(word));

  it('are the first words of every route of the specification', () => {
    const [, ...rows] = readFileSync(join(root, 'docs/specification/routes.tsv'), 'utf8').trim().split('\n');
    const words = firstSegments(rows.map((row) => row.split('\t')[2] ?? ''));
    expect(words.length).toBeGreaterThan(15);
    expect(words.filter((word) => !RESERVED_ADDRESSES.has(word))).toEqual([]);
  });

  it('are the first words of every screen of the web', () => {
    const tree = readFileSync(join(root, 'apps/web/src/routeTree.gen.ts'), 'utf8');
    const words = firstSegments([...tree.matchAll(/fullPath: '([^']*)'/g)].map(([, path]) => path ?? ''));
    expect(words).toContain('login');
    expect(words.filter((word) => !RESERVED_ADDRESSES.has(word))).toEqual([]);
  });

  it('are the first words of every call of the API', () => {
    const rows = Object.values(CONTRACT).flatMap((module) => Object.values<{ path: string }>(module));
    const words = firstSegments(rows.map(({ path }) => path));
    expect(words).toContain('v2');
    expect(words.filter((word) => !RESERVED_ADDRESSES.has(word))).toEqual([]);
  });
});
