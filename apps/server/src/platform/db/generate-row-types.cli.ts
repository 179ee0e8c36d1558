import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typeColumns } from './type-columns.ts';

// Generates row types from the database schema.
const { DATABASE_URL_OWNER } = process.env;
if (!DATABASE_URL_OWNER) throw new Error('DATABASE_URL_OWNER is required');

const target = join(import.meta.dirname, 'rows.generated.ts');
const directory = mkdtempSync(join(tmpdir(), 'tailgate-rows-'));
const generated = join(directory, 'rows.ts');
const options = {
  dialect: 'postgres',
  url: DATABASE_URL_OWNER,
  'out-file': generated,
  'include-pattern': 'public.*',
  'exclude-pattern': '*.(spatial_ref_sys|geography_columns|geometry_columns|schema_migrations)',
  'numeric-parser': 'number',
  'date-parser': 'timestamp',
};
execFileSync(
  'kysely-codegen',
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  { stdio: 'inherit' },
);

const rows = typeColumns(readFileSync(generated, 'utf8'));
rmSync(directory, { recursive: true });
if (!process.argv.includes('--verify')) writeFileSync(target, rows);
else if (readFileSync(target, 'utf8') !== rows)
  throw new Error('rows.generated.ts is out of date: run npm run db:types');
