import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from '../../../../apps/server/testing/costs/record-statements.ts';

// Debian installs pgbench next to the server, outside of PATH.
const DEBIAN_PGBENCH = '/usr/lib/postgresql/15/bin/pgbench';
const THREADS = 2;

/** pgbench treats `:word` as a variable, even within quotes. */
const quoted = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return escaped.includes(':') ? `E'${escaped.replaceAll(':', '\\x3a')}'` : `'${text.replaceAll("'", "''")}'`;
};

/** An expression that takes the place of a recorded value, where each transaction needs another one. */
export type Replacing = ReadonlyMap<string, string>;

const replacementOf = (value: unknown, replacing: Replacing): string | undefined => {
  if (value instanceof Date) return replacing.get(value.toISOString());
  return typeof value === 'string' ? replacing.get(value) : undefined;
};

/** A list is written as an array literal: like a parameter, it takes the type it is compared with. */
const literal = (value: unknown, replacing: Replacing): string => {
  const replacement = replacementOf(value, replacing);
  if (replacement !== undefined) return replacement;
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Date) return quoted(value.toISOString());
  if (value instanceof Uint8Array) return quoted(`\\x${Buffer.from(value).toString('hex')}`);
  if (!Array.isArray(value)) throw new Error('Unsupported parameter type for pgbench');
  if (value.some((item) => replacementOf(item, replacing) !== undefined))
    return `array[${value.map((item) => literal(item, replacing)).join(',')}]`;
  return quoted(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
};

/** Prepared statements are single statements, so a simple query with several becomes one pipeline. */
const commandsOf = (text: string): string => {
  const commands = text.split(';').map((command) => `${command.trim()};\n`);
  return commands.length === 1 ? commands.join('') : `\\startpipeline\n${commands.join('')}\\endpipeline\n`;
};

/** A transaction as a pgbench script, with as many round trips as the API makes. */
export const scriptOf = (statements: readonly Statement[], replacing: Replacing = new Map()): string =>
  statements
    .map(({ text, values }) =>
      values.length === 0
        ? commandsOf(text)
        : `${text
            .trim()
            .replace(/;$/, '')
            .replace(/\$(\d+)/g, (_all, position: string) => literal(values[Number(position) - 1], replacing))};\n`,
    )
    .join('');

/** New connections first prepare every script, which must not be measured. */
const PREPARING_SECONDS = 2;
/** pgbench may end before it has reported its last second. */
const UNREPORTED_SECONDS = 1;

interface PgbenchReport {
  readonly stdout: string;
  readonly stderr: string;
}

const requireSuccess = ({ stdout, stderr }: PgbenchReport): void => {
  if (!/^number of failed transactions: 0 /m.test(stdout)) throw new Error(`pgbench failed:\n${stderr}${stdout}`);
};

const tpsIn = (report: PgbenchReport): number => {
  requireSuccess(report);
  const each = [...report.stderr.matchAll(/^progress: [\d.]+ s, ([\d.]+) tps/gm)].map(([, tps]) => Number(tps));
  const measured = each.slice(PREPARING_SECONDS);
  const tps = measured.reduce((sum, one) => sum + one, 0) / measured.length;
  if (!(tps > 0)) throw new Error(`pgbench finished no transaction:\n${report.stderr}${report.stdout}`);
  return tps;
};

export interface Pgbench {
  /** Transactions a second. */
  run(seconds: number): Promise<number>;
  /** A fixed number of transactions per connection, none of which may fail, however long they take. */
  check(transactions: number): Promise<void>;
  close(): Promise<void>;
}

/** One script per groomer, chosen at random for each transaction. */
export const preparePgbench = async (
  databaseUrl: string,
  connections: number,
  scripts: readonly string[],
  /** Variables of the scripts, for each run. */
  variablesOf: () => Readonly<Record<string, number>> = () => ({}),
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
    // SQL reads the clock of the run here too.
    PGOPTIONS: url.searchParams.get('options') ?? '',
  };
  const pgbench = (...extent: readonly string[]): Promise<PgbenchReport> => {
    const variables = Object.entries(variablesOf()).map(([name, value]) => `--define=${name}=${value}`);
    const options = [
      ...variables,
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${connections}`,
      `--jobs=${THREADS}`,
    ];
    const command = existsSync(DEBIAN_PGBENCH) ? DEBIAN_PGBENCH : 'pgbench';
    return promisify(execFile)(command, [...options, ...extent, ...files.map((file) => `--file=${file}`)], { env });
  };
  return {
    run: async (seconds) => {
      const time = PREPARING_SECONDS + Math.ceil(seconds) + UNREPORTED_SECONDS;
      return tpsIn(await pgbench('--progress=1', `--time=${time}`));
    },
    check: async (transactions) => requireSuccess(await pgbench(`--transactions=${transactions}`)),
    close: () => rm(directory, { recursive: true }),
  };
};
