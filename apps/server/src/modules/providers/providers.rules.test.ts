import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@tailgate/contract';
import { describe, expect, it } from 'vitest';
import { RESERVED_ADDRESSES, categoriesOf } from './providers.rules.ts';

it('RL-status-01 provider roles map to the categories of the specification', () => {
  expect(categoriesOf(['groomer', 'fleet_owner', 'mechanic', 'renter', 'customer'])).toEqual([
    'grooming',
    'fleetOwner',
    'maintenance',
    'renter',
  ]);
});

describe('reserved vanity URLs', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const firstSegments = (paths: readonly string[]) =>
    [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((word) => /^[a-z0-9][a-z0-9-]*$/.test(word));

  it('include the first path segment of every specified route', () => {
    const [, ...rows] = readFileSync(join(root, 'docs/specification/routes.tsv'), 'utf8').trim().split('\n');
    const words = firstSegments(rows.map((row) => row.split('\t')[2] ?? ''));
    expect(words.length).toBeGreaterThan(15);
    expect(words.filter((word) => !RESERVED_ADDRESSES.has(word))).toEqual([]);
  });

  it('include the first path segment of every web route', () => {
    const tree = readFileSync(join(root, 'apps/web/src/routeTree.gen.ts'), 'utf8');
    const words = firstSegments([...tree.matchAll(/fullPath: '([^']*)'/g)].map(([, path]) => path ?? ''));
    expect(words).toContain('login');
    expect(words.filter((word) => !RESERVED_ADDRESSES.has(word))).toEqual([]);
  });

  it('include the first path segment of every endpoint', () => {
    const rows = Object.values(CONTRACT).flatMap((module) => Object.values<{ path: string }>(module));
    const words = firstSegments(rows.map(({ path }) => path));
    expect(words).toContain('v2');
    expect(words.filter((word) => !RESERVED_ADDRESSES.has(word))).toEqual([]);
  });
});
