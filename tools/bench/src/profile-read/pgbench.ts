import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from './record-statements.ts';

// Debian keeps pgbench out of the path, beside the server it came with.
const DEBIAN_PGBENCH = '/usr/lib/postgresql/15/bin/pgbench';
const THREADS = 2;

const literal = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`;
  throw new Error('Only texts, numbers, booleans, instants and lists are handed to pgbench');
};

/** A transaction in pgbench's words. `\;` keeps what the API sends in one round trip in one round trip. */
export const scriptOf = (statements: readonly Statement[]): string =>
  statements
    .map(({ text, values }) =>
      text.replace(/\$(\d+)/g, (_all, position: string) => literal(values[Number(position) - 1])),
    )
    .map((text) => `${text.replaceAll(';', '\\;')};\n`)
    .join('');

const tpsIn = (output: string): number => {
  const tps = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
  if (!(tps > 0) || !/^number of failed transactions: 0 /m.test(output)) throw new Error(`pgbench failed:\n${output}`);
  return tps;
};

export interface Pgbench {
  /** Transactions a second. */
  run(seconds: number): Promise<number>;
  close(): Promise<void>;
}

/** One script a person, chosen at random for each transaction. */
export const preparePgbench = async (
  databaseUrl: string,
  connections: number,
  scripts: readonly string[],
): Promise<Pgbench> => {
  const directory = await mkdtemp(join(tmpdir(), 'tailgate-bench-'));
  const files = scripts.map((_script, index) => join(directory, `${index}.sql`));
  await Promise.all(files.map((file, index) => writeFile(file, scripts[index] ?? '')));
  const url = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: url.pathname.slice(1),
  };
  return {
    run: async (seconds) => {
      const options = ['--no-vacuum', `--client=${connections}`, `--jobs=${THREADS}`, `--time=${Math.ceil(seconds)}`];
      const command = existsSync(DEBIAN_PGBENCH) ? DEBIAN_PGBENCH : 'pgbench';
      const { stdout } = await promisify(execFile)(command, [...options, ...files.map((file) => `--file=${file}`)], {
        env,
      });
      return tpsIn(stdout);
    },
    close: () => rm(directory, { recursive: true }),
  };
};
