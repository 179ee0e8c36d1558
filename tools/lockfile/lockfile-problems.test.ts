import { describe, expect, it } from 'vitest';

import { lockfileProblems, type LockedPackage } from './lockfile-problems.ts';

const HASH = 'sha512-AAAA';
const problemsOf = (locked: LockedPackage) => lockfileProblems({ 'node_modules/one': locked }).problems;

describe('the lockfile', () => {
  it('has a hash of everything that is installed here', () => {
    expect(problemsOf({ version: '1.0.0', integrity: HASH })).toEqual([]);
    expect(problemsOf({ version: '1.0.0' })).toEqual(['node_modules/one has no hash']);
    expect(problemsOf({ version: '1.0.0', integrity: 'sha1-AAAA' })).toEqual(['node_modules/one has no SHA-512 hash']);
    expect(problemsOf({ version: '1.0.0', optional: true })).toEqual(['node_modules/one has no hash']);
    expect(problemsOf({ version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] })).toHaveLength(1);
  });

  it('may lack the hash of what another platform installs', () => {
    const others: LockedPackage[] = [
      { optional: true, os: ['darwin'], cpu: ['arm64'] },
      { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      { optional: true, cpu: ['wasm32'] },
    ];
    for (const locked of others) expect(problemsOf(locked)).toEqual([]);
  });

  it('names no download address', () => {
    const resolved = 'https://registry.example.com/one.tgz';
    expect(problemsOf({ integrity: HASH, resolved })).toEqual(['node_modules/one has a download address']);
    expect(problemsOf({ resolved: 'tools/one', link: true })).toEqual([]);
  });
});
