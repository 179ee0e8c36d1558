import { readFileSync } from 'node:fs';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** Whoever has the backup may guess as long as they like. */
const SHORTEST_PASSPHRASE = 24;
const WITHOUT_LINE_BREAK = /^[^\r\n]*$/;

const schema = z.object({
  /** A folder, or `s3://bucket/prefix`: `database`, `files` and `secrets` are inside. */
  BACKUP_TO: z.string().regex(/^(\/|s3:\/\/[^/]+)/, 'must be an absolute path or s3://bucket/prefix'),
  BACKUP_PASSPHRASE: z.string().min(SHORTEST_PASSPHRASE).regex(WITHOUT_LINE_BREAK),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  /** Files that hold what the server is configured with: seal keys, signing keys, credentials. */
  BACKUP_SECRET_FILES: list.pipe(z.array(z.string().startsWith('/')).min(1)),

  BACKUP_CONFIGURATION: z.string().startsWith('/').default('/etc/pgbackrest/tailgate.conf'),
  BACKUP_STATE: z.string().startsWith('/').default('/var/lib/pgbackrest'),
  BACKUP_POSTGRES_USER: z.string().default('postgres'),
  BACKUP_DATA_DIRECTORY: z.string().startsWith('/').default('/var/lib/postgresql/15/main'),
  BACKUP_SOCKET_DIRECTORY: z.string().startsWith('/').default('/var/run/postgresql'),
  BACKUP_DATABASE_PORT: z.coerce.number().int().min(1).max(65_535).default(5_432),
  /** Starts PostgreSQL on the restored directory. */
  BACKUP_START_COMMAND: z.string().default('systemctl start postgresql@15-main'),

  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().default(''),

  DATABASE_URL_OWNER: z.url(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().min(1),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
});

export type Settings = Readonly<z.output<typeof schema>>;

/** All problems at once, by names and never by values. `NAME_FILE` is the path of a file with the value of NAME. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const given: Record<string, string | undefined> = {};
  const problems: string[] = [];
  for (const name of Object.keys(schema.shape)) {
    const path = environment[`${name}_FILE`];
    try {
      given[name] = path ? readFileSync(path, 'utf8').trim() : environment[name] || undefined;
    } catch (error) {
      problems.push(`  ${name}_FILE: ${(error as NodeJS.ErrnoException).code ?? 'cannot be read'}`);
    }
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    problems.push(...parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`));
  const isInS3 = given['BACKUP_TO']?.startsWith('s3:') ?? false;
  if (isInS3 && !given['BACKUP_S3_ENDPOINT']) problems.push('  BACKUP_S3_ENDPOINT: is needed for s3://');
  // Its copies would be taken for originals.
  const isOfProduct =
    given['BACKUP_TO']?.split('/')[2] === given['S3_BUCKET'] && given['BACKUP_S3_ENDPOINT'] === given['S3_ENDPOINT'];
  if (isInS3 && isOfProduct) problems.push('  BACKUP_TO: must not be the bucket of the files');
  if (problems.length > 0 || !parsed.success) throw new Error(`Invalid configuration:\n${problems.join('\n')}`);
  return parsed.data;
};

/** Where a part of the backup is: its bucket and the path inside, or a folder. */
export const partOf = (
  { BACKUP_TO }: Settings,
  part: 'database' | 'files' | 'secrets',
): { readonly bucket?: string; readonly path: string } => {
  if (!BACKUP_TO.startsWith('s3://')) return { path: `${BACKUP_TO.replace(/\/+$/, '')}/${part}` };
  const [bucket = '', ...prefix] = BACKUP_TO.slice('s3://'.length).split('/').filter(Boolean);
  return { bucket, path: [...prefix, part].join('/') };
};
