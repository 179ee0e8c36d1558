import { migrate } from './migrate.ts';

const { DATABASE_URL_OWNER, DATABASE_URL_JOBS } = process.env;
if (!DATABASE_URL_OWNER || !DATABASE_URL_JOBS) throw new Error('DATABASE_URL_OWNER and DATABASE_URL_JOBS are required');

await migrate({ owner: DATABASE_URL_OWNER, jobs: DATABASE_URL_JOBS }, (line) => process.stdout.write(`${line}\n`));
