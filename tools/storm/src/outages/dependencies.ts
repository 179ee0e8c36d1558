import { sandbox } from '@tailgate/sandbox/client';
import { natsNode, postgres, s3 } from '@tailgate/services';
import pg from 'pg';

import type { World } from '../world.ts';

/** Longer than an outage: it ends when we say so. */
const CALLS = 10_000;

export interface Dependency {
  readonly name: string;
  /** Whether processes stay in service without it. */
  readonly staysReady: boolean;
  /** The gauge, as it stands in the metrics, and what it says of one that is away. */
  readonly gauge: { readonly series: string; readonly away: 0 | 1 };
  readonly alert: string;
  /** What some line of a log says meanwhile. */
  readonly logged: RegExp;
  takeAway(): Promise<void>;
  giveBack(): Promise<void>;
}

const DATABASE = {
  staysReady: false,
  gauge: { series: 'tailgate_database_usable', away: 0 },
  alert: 'DatabaseAway',
} as const;

/** As a superuser somebody else has taken them all: whoever asks for one is refused. */
const connectionsOf = ({ databaseUrls }: World) => {
  const address = new URL(databaseUrls.owner);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const asOwner = async (...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  return {
    takeAway: () =>
      asOwner(
        `alter database "${name}" connection limit 0`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    giveBack: () => asOwner(`alter database "${name}" connection limit -1`),
  };
};

const vendor = (
  { sandboxUrl }: World,
  { inSandbox, label }: { readonly inSandbox: 'sms' | 'mail' | 'stripe'; readonly label: string },
): Dependency => ({
  name: { sms: 'texts', mail: 'mail server', stripe: 'card processor' }[inSandbox],
  staysReady: true,
  gauge: { series: `tailgate_vendor_away{vendor="${label}"}`, away: 1 },
  alert: 'VendorAway',
  logged: new RegExp(`${label} [\\w-]+ failed: later`),
  takeAway: async () => void (await sandbox(sandboxUrl).setFault({ vendor: inSandbox, mode: 'drop', times: CALLS })),
  giveBack: async () => void (await sandbox(sandboxUrl).setFault({ vendor: inSandbox, mode: 'none' })),
});

/** All that a running process stands on, one after another. */
export const dependenciesOf = (world: World): readonly Dependency[] => [
  {
    ...DATABASE,
    name: 'PostgreSQL',
    logged: /ECONNREFUSED|57P0[123]|terminated/,
    takeAway: () => postgres.kill(),
    giveBack: async () => void (await postgres.start()),
  },
  { ...DATABASE, name: 'its last connection', logged: /53300|57P01/, ...connectionsOf(world) },
  {
    name: 'NATS',
    staysReady: true,
    gauge: { series: 'tailgate_nats_connected', away: 0 },
    alert: 'NatsAway',
    logged: /NATS/,
    takeAway: () => natsNode(0).kill(),
    giveBack: async () => void (await natsNode(0).start()),
  },
  {
    name: 'storage',
    staysReady: true,
    gauge: { series: 'tailgate_vendor_away{vendor="storage"}', away: 1 },
    alert: 'VendorAway',
    logged: /storage [\w-]+ failed: later/,
    takeAway: () => s3.kill(),
    giveBack: async () => void (await s3.start()),
  },
  vendor(world, { inSandbox: 'mail', label: 'mail' }),
  vendor(world, { inSandbox: 'sms', label: 'sms' }),
  vendor(world, { inSandbox: 'stripe', label: 'payments' }),
];
