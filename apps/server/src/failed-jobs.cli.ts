import { parseArgs } from 'node:util';
import { FAILURE_KINDS } from '@tailgate/contract';
import { Pool } from 'pg';
import { operateFailedJobs, type FailedJobsMeant, type ListedFailedJob } from './platform/jobs/operate-failed-jobs.ts';

const USAGE = `Usage: node apps/server/src/failed-jobs.cli.ts list|retry|drop [--id N] [--task NAME] [--site UUID] [--kind ${FAILURE_KINDS.join('|')}]

Jobs that nobody tries again by themselves, of all sites. Reads DATABASE_URL_JOBS. 'drop' needs at least one filter.`;

const OPTIONS = {
  id: { type: 'string' },
  task: { type: 'string' },
  site: { type: 'string' },
  kind: { type: 'string' },
} as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

const lineOf = ({ id, task, siteId, attempts, lastError }: ListedFailedJob): string =>
  [id, task, `site ${siteId ?? '-'}`, `${attempts} attempts`, lastError ?? 'stopped without an error'].join('  ');

const refuse = (problem: string): never => {
  process.stderr.write(`${problem}\n\n${USAGE}\n`);
  process.exit(2);
};

const understood = () => {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'Unknown option');
  }
};

const meantBy = (given: FailedJobsMeant): FailedJobsMeant => {
  if (given.id !== undefined && !/^[1-9]\d{0,17}$/.test(given.id)) refuse('--id must be a number');
  if (given.site !== undefined && !/^[\da-f-]{36}$/.test(given.site)) refuse('--site must be the id of a site');
  const kinds: readonly string[] = FAILURE_KINDS;
  if (given.kind !== undefined && !kinds.includes(given.kind)) refuse(`--kind must be one of ${kinds.join(', ')}`);
  return given;
};

const run = async (command: string, meant: FailedJobsMeant, url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const failed = operateFailedJobs(pool);
    if (command === 'list') for (const job of await failed.list(meant)) say(lineOf(job));
    else if (command === 'retry') say(`${await failed.retry(meant)} failed jobs are retried`);
    else if (Object.keys(meant).length === 0) refuse('drop needs a filter: what is dropped is not done');
    else say(`${await failed.drop(meant)} failed jobs dropped`);
  } finally {
    await pool.end();
  }
};

const { values, positionals } = understood();
const [command = ''] = positionals;
if (!['list', 'retry', 'drop'].includes(command)) refuse('Say what to do');
const url = process.env['DATABASE_URL_JOBS'] ?? refuse('DATABASE_URL_JOBS is not set');
await run(command, meantBy(values), url);
