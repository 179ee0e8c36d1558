// Checks that package-lock.json pins bytes and names no place: every entry has its hash, and none a download address, so
// that any registry may serve it and none can serve something else. Part of `npm run check`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileProblems, type LockedPackage } from './lockfile/lockfile-problems.ts';

const lockfile = join(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, LockedPackage> };
const { problems, withoutHash } = lockfileProblems(packages);
process.stdout.write(
  `lockfile: ${Object.keys(packages).length} entries, ${withoutHash.length} of other platforms without a hash, ${problems.length} problems\n`,
);
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
