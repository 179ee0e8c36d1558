import type { Invocation } from './operator/invocation.ts';

type Command = { readonly run: (call: Invocation) => Promise<void> };

/** Loaded when it is wanted: a migration needs none of the modules. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  provision: () => import('./operator/commands/provision.ts'),
  migrate: () => import('./operator/commands/migrate.ts'),
  'create-site': () => import('./operator/commands/create-site.ts'),
  'create-owner': () => import('./operator/commands/create-owner.ts'),
  keys: () => import('./operator/commands/keys.ts'),
};

const USAGE = `node apps/server/src/tailgate.cli.ts <command>

  provision     roles, database, extensions, NATS identity, keys and bucket, on engines that are reachable
                --secrets DIR [--database tailgate]
  migrate       apply pending migrations
  create-site   --slug SLUG --name NAME --host HOST… --time-zone ZONE --market NAME --email ADDRESS
                [--maintenance-email ADDRESS] [--support-phone +1…] [--primary-color #…] [--secondary-color #…]
  create-owner  the first of a site's staff; the link that sets their password goes into a file
                --site SLUG --email ADDRESS --first-name NAME --last-name NAME --link-file FILE
  keys          which keys are in use, without the secrets
                --secrets DIR [--prepare tokens|seals] [--rotate tokens|seals|nats] [--drop tokens:KEY|seals:KEY]

Each may run again: what exists is kept. --dry-run says what would be done and does nothing.
docs/operate/first-site.md has them in order.`;

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
/** A failed connection has a code and, where several addresses were tried, no message of its own. */
const messagesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const { code } = error as NodeJS.ErrnoException;
  return [error.message || (code ?? error.name), ...messagesOf(error.cause)];
};

const say = (line: string) => void process.stdout.write(`${line}\n`);

if (load) {
  try {
    const { run } = await load();
    await run({ args, environment: process.env, say });
  } catch (error) {
    // No stack: what failed is said by the messages of the causes.
    process.stderr.write(`${[...new Set(messagesOf(error))].join('\n')}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = name === '' ? 0 : 1;
}
