import type { Mutant } from './mutant.ts';

const COPIES = 'tools/backup/src/copy-files.test.ts';
const COPY_FILES = 'tools/backup/src/copy-files.ts';

/** What a restore relies on, and what keeps the backup from telling. */
export const BACKUP_MUTANTS: readonly Mutant[] = [
  {
    name: 'boxes-under-any-name',
    suite: COPIES,
    test: 'are not brought back from a copy that was exchanged',
    source: {
      file: 'tools/backup/src/sealed-box.ts',
      find: "createDecipheriv('aes-256-gcm', key, next(NONCE_BYTES)).setAAD(Buffer.from(name));",
      replace: "createDecipheriv('aes-256-gcm', key, next(NONCE_BYTES)).setAAD(Buffer.from('documents/site/1'));",
    },
  },
  {
    name: 'copies-removed-with-their-originals',
    suite: COPIES,
    test: 'stay as long as the database can be taken back',
    source: { file: COPY_FILES, find: '> keepDays * DAY_MS', replace: '>= 0' },
  },
  {
    name: 'emptied-bucket-unnoticed',
    suite: COPIES,
    test: 'are reported when a large part of the bucket is gone',
    source: {
      file: COPY_FILES,
      find: 'if (!isLossKnown && newlyGone >= SUSPICIOUS_FROM',
      replace: 'if (newlyGone < 0',
    },
  },
  {
    name: 'incomplete-copies-trusted',
    suite: COPIES,
    test: 'are made again when they are incomplete',
    source: { file: COPY_FILES, find: 'copies.get(key) !== size + SEALED_BYTES_MORE', replace: '!copies.has(key)' },
  },
  {
    name: 'lockfile-without-hashes',
    suite: 'tools/lockfile/lockfile-problems.test.ts',
    test: 'has a hash of everything that is installed here',
    source: {
      file: 'tools/lockfile/lockfile-problems.ts',
      find: 'locked.optional === true && !isInstalledHere(locked)',
      replace: 'locked.optional === true',
    },
  },
];
