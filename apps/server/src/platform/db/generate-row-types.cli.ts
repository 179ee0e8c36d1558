import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// Row types come from the database itself, so that a column cannot be misremembered.
const { DATABASE_URL_OWNER } = process.env;
if (!DATABASE_URL_OWNER) throw new Error('DATABASE_URL_OWNER is needed');
const check = process.argv.includes('--verify');

execFileSync(
  'kysely-codegen',
  [
    '--dialect',
    'postgres',
    '--url',
    DATABASE_URL_OWNER,
    '--out-file',
    join(import.meta.dirname, 'rows.generated.ts'),
    '--include-pattern',
    'public.*',
    '--exclude-pattern',
    '*.(spatial_ref_sys|geography_columns|geometry_columns|schema_migrations)',
    '--numeric-parser',
    'number',
    '--date-parser',
    'timestamp',
    ...(check ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
);
